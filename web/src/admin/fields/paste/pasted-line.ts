import type { FieldKind } from '@/admin/fields/form-values';
import { listSignOf, withoutListSigns } from '@torque-tide/domain/jobs/list-sign';

/** One line of what was pasted. */
export type PastedLine =
  | { kind: 'text'; text: string }
  /** An entry of a list; `marker` stands before it in a running text. */
  | { kind: 'entry'; marker: string; text: string }
  /** Between two paragraphs. */
  | { kind: 'blank' };

/** False for a blank line, and for one of signs alone, which only separates others. */
export function hasWords(line: PastedLine): line is Written {
  return line.kind !== 'blank' && /[\p{L}\p{N}]/u.test(line.text);
}

/** The marker of an entry without a number. */
export const BULLET = '•';

const NUMBER = /^\(?((?:\d{1,2}|[a-z]|[ivx]{2,4})[.)])\s+/;

/** Reads a line of plain text: one that begins with a list sign or a number is an entry. */
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

/** A line that the source marks as an entry; a sign that was also typed is left out. */
export function entryOf(raw: string, marker: string): PastedLine {
  const line = lineOf(raw);
  if (line.kind === 'blank') return line;
  return { kind: 'entry', marker, text: line.text };
}

/** Makes tabs and non-breaking spaces plain spaces, and leaves invisible characters out. */
export function tidyText(text: string): string {
  return tidySpaces(text).trim();
}

/** As `tidyText`, but keeps a space at each end: it may separate two words. */
export function tidySpaces(text: string): string {
  return text.replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '').replace(/[^\S\n]+/g, ' ');
}

type Written = Exclude<PastedLine, { kind: 'blank' }>;

/** How long a line above a list may be to count as its heading, in characters. */
const ANNOUNCEMENT_MAX = 60;

/**
 * Writes the lines for a field: a list has one entry a line, without signs; a running text has its
 * entries with their signs, one a line, and blank lines between its paragraphs.
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

/** Keeps a list together with the line that introduces it; a new paragraph follows the list. */
function gapBetween(before: Written, after: Written, isParted: boolean): string {
  if (after.kind === 'entry') {
    const announces = before.kind === 'entry' || before.text.length <= ANNOUNCEMENT_MAX;
    return isParted && !announces ? '\n\n' : '\n';
  }
  return isParted || before.kind === 'entry' ? '\n\n' : '\n';
}
