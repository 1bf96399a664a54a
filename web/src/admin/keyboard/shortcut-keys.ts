/** Every shortcut of the admin area, in the order in which the help lists them. */
export const SHORTCUTS = {
  search: { key: '/', label: '/', does: 'Go to the search' },
  find: { key: 'Control+K', label: 'Ctrl+K', does: 'Find any item or command' },
  add: { key: 'n', label: 'n', does: 'Add a new item' },
  next: { key: 'j', label: 'j', does: 'Go to the next item of the list' },
  previous: { key: 'k', label: 'k', does: 'Go to the item before' },
  edit: { key: 'e', label: 'e', does: 'Edit the item, as Enter does' },
  select: { key: 'x', label: 'x', does: 'Select the job, or no longer' },
  range: { key: 'X', label: 'Shift+x', does: 'Select all jobs from the last selected to this' },
  save: { key: 'Control+S', label: 'Ctrl+S', does: 'Save the form, as Ctrl+Enter does' },
  leave: { key: 'Escape', label: 'Esc', does: 'Leave the form' },
  help: { key: '?', label: '?', does: 'Show these shortcuts' },
} as const;

/** Inputs whose keys do something else than type. */
const UNTYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range']);
/** What takes all keys for itself as long as it is open. */
const MODAL = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';
const TIP = '[role="tooltip"]';

/** True when a key belongs to something else: a field that is typed in, a dialog, the browser. */
export function shouldIgnoreShortcut(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (isTypedIn(target)) return true;
  // The first Esc takes the tip away that hides something, and only the next one leaves.
  const open = key === 'Escape' ? `${MODAL}, ${TIP}` : MODAL;
  return document.querySelector(open) !== null;
}

function isTypedIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !UNTYPED.has(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}
