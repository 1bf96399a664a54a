import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { closeSheet, isOpenAsPopover, makeModal } from './sheet-dialog';
import styles from './sheet.module.css';

interface Props {
  /** By which the buttons that open it name it (`popoverTarget`, `openSheet`). */
  id: string;
  label: string;
  sheet: RefObject<HTMLDialogElement | null>;
  /** From which edge it comes on a phone; on any wider screen it comes from the right. */
  phoneEdge?: 'right' | 'below';
  /** Told when it was opened before the app could answer. */
  onOpenedEarly?: () => void;
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/**
 * A sheet over the page: a modal dialog, which Escape and a press beside it close. Where no
 * script runs, and until one does, the same element is a popover, which its buttons open and close by
 * themselves.
 */
export function Sheet(props: Props) {
  const { id, label, sheet, phoneEdge = 'right', onOpenedEarly, onClick, children } = props;

  const becomeModal = useEffectEvent(() => {
    if (!sheet.current || !isOpenAsPopover(sheet.current)) return;
    onOpenedEarly?.();
    void makeModal(sheet.current);
  });
  useEffect(() => becomeModal(), []);

  function press(event: MouseEvent<HTMLDialogElement>) {
    onClick?.(event);
    // The dialog's own box is covered by its content: what hits it alone is the ground beside it.
    if (event.target === event.currentTarget) closeSheet(sheet.current);
  }

  return (
    <dialog
      className={styles.sheet}
      ref={sheet}
      id={id}
      popover="auto"
      aria-label={label}
      data-phone-edge={phoneEdge}
      onClick={press}
    >
      {children}
    </dialog>
  );
}
