import { listSignOf, withoutListSigns } from '@torque-tide/domain/jobs/list-sign';

/** One line of what was pasted, whatever it came from. */
export type PastedLine =
  | { kind: 'text'; text: string }
  /** An entry of a list; `marker` is what a running text shows before it. */
  | { kind: 'entry'; marker: string; text: string }
  /** Parts paragraphs. */
  | { kind: 'blank' };

/** What an entry of a list without numbers is shown with in a running text. */
export const BULLET = '•';

const NUMBER = /^\(?((?:\d{1,2}|[a-z]|[ivx]{2,4})[.)])\s+/;

/** Tells an entry of a list by the sign or number before it; a blank line by its having nothing. */
export function lineOf(raw: string): PastedLine {
  const text = tidyText(raw);
  if (text === '') return { kind: 'blank' };
  const [before = '', marker = ''] = NUMBER.exec(text) ?? [];
  if (before !== '') {
    return { kind: 'entry', marker, text: withoutListSigns(text.slice(before.length)) };
  }
  return listSignOf(text) === ''
    ? { kind: 'text', text }
    : { kind: 'entry', marker: BULLET, text: withoutListSigns(text) };
}

/** An entry that its source says to be one; a sign that was typed besides is none of its words. */
export function entryOf(raw: string, marker: string): PastedLine {
  const line = lineOf(raw);
  if (line.kind === 'blank') return line;
  return { kind: 'entry', marker, text: line.text };
}

/** Plain spaces for tabs and those that do not break; nothing that is not seen. Quotes stay as they are. */
export function tidyText(text: string): string {
  return tidySpaces(text).trim();
}

/** As `tidyText`, with a space at either end left, since it may part two words. */
export function tidySpaces(text: string): string {
  return text.replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '').replace(/[^\S\n]+/g, ' ');
}
