import { type ReactNode, useRef } from 'react';
import { styled } from '@/theme/styled';
import { PAGE_WIDTH } from '@/theme/tokens';
import { useAutoStrip } from './use-auto-strip';
import { useMotion } from './use-motion';

const FADE = 'linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent)';

const Viewport = styled('div')({
  overflow: 'hidden',
  maskImage: FADE,
  '&[data-paused="true"]': { overflowX: 'auto', scrollbarWidth: 'thin' },
  '@media (prefers-reduced-motion: reduce)': { maskImage: 'none' },
});

// As wide as the viewport, which the copies overflow: their minimum is a share of it.
const Track = styled('div')({ display: 'flex', willChange: 'transform' });

// Each copy fills the viewport at least, so that two of them never leave a gap.
const Copy = styled('ul')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: 'var(--strip-gap)',
  minWidth: '100%',
  margin: 0,
  padding: `${theme.spacing(0.5)} var(--strip-gap) ${theme.spacing(0.5)} 0`,
  listStyle: 'none',
  // Standing still, the strip is a plain list: nothing twice, nothing out of sight.
  '@media (prefers-reduced-motion: reduce)': {
    flex: 1,
    flexWrap: 'wrap',
    rowGap: 'min(var(--strip-gap), 24px)',
    justifyContent: 'flex-start',
    '&[inert]': { display: 'none' },
  },
}));

const Root = styled('div')(({ theme }) => ({
  '--strip-gap': theme.spacing(2),
  '&[data-gap="wide"]': { '--strip-gap': theme.spacing(7) },
  // A strip may run from edge to edge of the window; a list keeps to the page's column.
  '@media (prefers-reduced-motion: reduce)': {
    '&[data-bleeds="true"]': {
      maxWidth: PAGE_WIDTH + 48,
      marginInline: 'auto',
      paddingInline: theme.spacing(3),
      [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
    },
  },
}));

interface Props {
  /** Names the strip for those who do not see it. */
  label: string;
  /** How often the list stands in a row; the repeats are `inert`. */
  copies?: number;
  gap?: 'narrow' | 'wide';
  /** False where it stands inside the page's column already. */
  bleeds?: boolean;
  /** The items once, as `li` elements. */
  children: ReactNode;
}

/**
 * A row that drifts by itself: pauses on hover, on focus and with the site's motion setting, and
 * stands still as a plain list for those who asked for less movement. Put a `MotionToggle` beside it.
 */
export function AutoStrip({ label, copies = 2, gap = 'narrow', bleeds = true, children }: Props) {
  const { isPaused } = useMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { hold, release } = useAutoStrip({ viewport, track, isPaused });

  return (
    <Root data-gap={gap} data-bleeds={bleeds}>
      <Viewport
        ref={viewport}
        role="group"
        aria-label={label}
        // A scroller needs the keyboard, and a moving strip pauses when it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-paused={isPaused}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <Track ref={track}>
          {Array.from({ length: copies }, (_, copy) => (
            <Copy key={copy} inert={copy > 0}>
              {children}
            </Copy>
          ))}
        </Track>
      </Viewport>
    </Root>
  );
}
