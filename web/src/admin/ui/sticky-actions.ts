const HEIGHT = '--actions-height';

/** How high the buttons are that stick to the window's lower edge. */
export const ACTIONS_HEIGHT = `var(${HEIGHT}, 80px)`;

/** The scroll margins of what scrolls into view above them. */
export const CLEAR_OF_ACTIONS = `24px calc(${ACTIONS_HEIGHT} + 16px)`;

/** The ref of such buttons: tells their form how high they are, which differs from width to width. */
export function tellActionsHeight(actions: HTMLElement | null) {
  if (!actions) return undefined;
  const observer = new ResizeObserver(() =>
    actions.closest('form')?.style.setProperty(HEIGHT, `${actions.offsetHeight}px`),
  );
  observer.observe(actions);
  return () => observer.disconnect();
}
