import { PauseIcon, PlayIcon } from '@/components/icons/controls';
import { styled } from '@/theme/styled';
import { EDGE } from '@/theme/tokens';
import { useMotion } from './use-motion';

const Control = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px 0 12px',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'inherit',
  background: 'none',
  border: `1px solid color-mix(in srgb, currentColor ${EDGE.outline}, transparent)`,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
  // Nothing moves then, so there is nothing to pause; by CSS, so that a server's page agrees.
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

/** Pauses or plays everything on the site that moves. Stands beside each strip and in the footer. */
export function MotionToggle() {
  const { isPaused, toggle } = useMotion();
  return (
    <Control type="button" onClick={toggle}>
      {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
      {isPaused ? 'Play motion' : 'Pause motion'}
    </Control>
  );
}
