/** The part of a text that is selected, or the place of its caret. */
export interface Selected {
  start: number;
  end: number;
}

export function selectedIn(area: HTMLTextAreaElement): Selected {
  return { start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Puts a text in the place of what is selected, as typing does: the browser's own Undo knows of it where
 * the browser can be asked to do it.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  // Deprecated without anything in its place: no other way leaves the field's own Undo whole.
  const { execCommand } = area.ownerDocument as { execCommand?: Document['execCommand'] };
  if (execCommand?.call(area.ownerDocument, 'insertText', false, text)) return;
  const { start, end } = selectedIn(area);
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
