import type { MouseEvent } from 'react';
import { anchors } from '@/config/paths';
import { styled } from '@/theme/styled';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  fontWeight: 600,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  borderRadius: 999,
  transform: 'translateY(-80px)',
  '&:focus': { transform: 'none' },
  // Fixed to every sheet, it would cover text.
  '@media print': { display: 'none' },
}));

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById(anchors.main);
    if (!main) return;
    // Without a new history entry, which Back would have to undo.
    event.preventDefault();
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }
  return (
    <Anchor href={`#${anchors.main}`} onClick={skip}>
      Skip to content
    </Anchor>
  );
}
