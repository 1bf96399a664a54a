import type { FieldKind } from '@/admin/fields/form-values';
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

type Written = Exclude<PastedLine, { kind: 'blank' }>;

/** Longest line above a list, in characters, that reads as its heading. */
const ANNOUNCEMENT_MAX = 60;

/**
 * The lines as a field takes them: a list has one entry a line and no signs; a running text shows its
 * entries with signs, one a line, and has blank lines between its paragraphs.
 */
export function textOfLines(lines: readonly PastedLine[], kind: FieldKind): string {
  return kind === 'lines' ? entriesOf(lines) : paragraphsOf(lines);
}

function entriesOf(lines: readonly PastedLine[]): string {
  return lines.flatMap((line) => (line.kind === 'blank' ? [] : [line.text])).join('\n');
}

function paragraphsOf(lines: readonly PastedLine[]): string {
  let text = '';
  let last: Written | undefined;
  let isParted = false;
  for (const line of lines) {
    if (line.kind === 'blank') {
      isParted = true;
      continue;
    }
    if (last) text += gapBetween(last, line, isParted);
    text += line.kind === 'entry' ? `${line.marker} ${line.text}` : line.text;
    last = line;
    isParted = false;
  }
  return text;
}

/** The entries of a list stay together, with what announces them above and a new paragraph below. */
function gapBetween(before: Written, after: Written, isParted: boolean): string {
  if (after.kind === 'entry') {
    const announces = before.kind === 'entry' || before.text.length <= ANNOUNCEMENT_MAX;
    return isParted && !announces ? '\n\n' : '\n';
  }
  return isParted || before.kind === 'entry' ? '\n\n' : '\n';
}
