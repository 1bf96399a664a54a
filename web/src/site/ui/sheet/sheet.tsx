import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { closeSheet, isOpenAsPopover, makeModal } from './sheet-dialog';
import styles from './sheet.module.css';

interface Props {
  /** The id for buttons that open it (`popoverTarget`, `openSheet`). */
  id: string;
  label: string;
  sheet: RefObject<HTMLDialogElement | null>;
  /** The edge from which it slides in on phones; on wider screens always the right one. */
  phoneEdge?: 'right' | 'below';
  /** Called if it was opened before the app started. */
  onOpenedEarly?: () => void;
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/**
 * A sheet over the page: a modal dialog that closes with Escape or a click outside. Without
 * scripts, or until they run, it is a popover that its buttons open and close.
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
    // Content covers the dialog's box, so a click on the dialog itself is outside.
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
