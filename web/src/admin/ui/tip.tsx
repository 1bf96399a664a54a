import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type FocusEvent, type ReactElement, useEffect, useState } from 'react';

/** How long the pointer or the focus rests on a control before its name shows. */
export const OPEN_DELAY_MS = 700;
/** While a tip is open, and within this time after it has closed, the tip of another control opens at once. */
export const SKIP_DELAY_MS = 300;

/** Two tips may be open for a moment: a control gets the focus before the last one's tip closes. */
let openTips = 0;
let lastClosedAt = Number.NEGATIVE_INFINITY;

const look: SxProps<Theme> = {
  padding: '4px 10px',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'var(--color-on-abyss)',
  backgroundColor: 'var(--color-abyss)',
  border: '1px solid',
  borderRadius: '8px',
  borderColor: 'var(--color-on-abyss-line)',
};

interface Props {
  title: string;
  /** A control that shows no words; it keeps its own accessible name. */
  children: ReactElement;
}

/** Shows the name of a control that is only a picture, to those who see it. */
export function Tip({ title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    openTips += 1;
    return () => {
      openTips -= 1;
      lastClosedAt = performance.now();
    };
  }, [isOpen]);

  function openIfMovedOn() {
    const isMovedOn = openTips > 0 || performance.now() - lastClosedAt <= SKIP_DELAY_MS;
    if (isMovedOn) setIsOpen(true);
  }
  return (
    <Tooltip
      title={title}
      open={isOpen}
      enterDelay={OPEN_DELAY_MS}
      // Not at once after another tip, as MUI would for 800 ms: `openIfMovedOn` decides.
      enterNextDelay={OPEN_DELAY_MS}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      slotProps={{ tooltip: { sx: look } }}
      onPointerEnter={openIfMovedOn}
      onFocusCapture={(event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) openIfMovedOn();
      }}
    >
      {children}
    </Tooltip>
  );
}
