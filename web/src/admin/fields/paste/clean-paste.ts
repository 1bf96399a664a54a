import type { FieldKind } from '@/admin/fields/form-values';
import { type PastedLine, tidySpaces } from './pasted-line';
import { type ClipboardTexts, linesOfClipboard } from './read-clipboard';
import { textOfLines } from './text-of-lines';

/** A text as it is put into a field. */
export interface CleanPaste {
  text: string;
  lines: readonly PastedLine[];
}

/**
 * What is put in the place of a pasted text; undefined where the browser's own way puts the very same.
 *
 * @param before what stands before the caret
 */
export function cleanPaste(
  clipboard: ClipboardTexts,
  kind: FieldKind,
  before: string,
): CleanPaste | undefined {
  const plain = clipboard.plain.replace(/\r\n?/g, '\n');
  const lines = linesOfClipboard(clipboard);
  const [first] = lines;
  if (!first || first.kind === 'blank') return undefined;
  // A few words go into a sentence as they are: the spaces at their ends part them from its own.
  const isPhrase = lines.length === 1 && first.kind === 'text' && !plain.includes('\n');
  if (isPhrase) {
    const text = tidySpaces(plain);
    return text === plain ? undefined : { text, lines };
  }
  const isWithinLine = first.kind === 'entry' && before !== '' && !before.endsWith('\n');
  const text = `${isWithinLine ? '\n' : ''}${textOfLines(lines, kind)}`;
  return text === plain ? undefined : { text, lines };
}
