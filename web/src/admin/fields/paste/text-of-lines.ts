import type { FieldKind } from '@/admin/fields/form-values';
import type { PastedLine } from './pasted-line';

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
