import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { keyframes, styled } from '@/theme/styled';
import { useIsPagePending } from '@/components/page/pending';

/** A page that arrives sooner than this is shown without any sign of waiting. */
export const QUIET_MS = 200;

const advance = keyframes`from { transform: scaleX(0.04); } to { transform: scaleX(0.9); }`;

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  height: 2,
  backgroundColor: theme.vars.palette.brand.tide,
  transform: 'scaleX(0.9)',
  transformOrigin: 'left',
  animation: `${advance} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both`,
}));

/** A quiet line at the window's top while a page is on its way, and slow. */
export function PageProgress() {
  const isPending = useIsPagePending();
  return isPending ? <LateLine /> : null;
}

function LateLine() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Line role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
    </Line>
  );
}
