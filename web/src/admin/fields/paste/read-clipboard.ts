import type { FieldKind } from '@/admin/fields/form-values';
import { linesOfHtml } from './lines-of-html';
import { lineOf, type PastedLine, textOfLines, tidySpaces, tidyText } from './pasted-line';

/** A text in the clipboard, in the two formats that a paste event gives. */
export interface ClipboardTexts {
  html: string;
  plain: string;
}

/** A text as it is put into a field. */
interface CleanPaste {
  text: string;
  lines: readonly PastedLine[];
  /** True where the browser would put in the same. */
  isSame: boolean;
}

/**
 * Longest text that is read, in characters: more than a form may hold. A longer one goes into the field as
 * it is, which says by how much it is too long.
 */
const READ_MAX = 150_000;
/** Of a longer formatted one the plain text is read. */
const FORMATTED_MAX = 400_000;

/**
 * What is put in instead of a pasted text; undefined where it begins with no text, or is too long to be read.
 *
 * @param before what stands before the caret
 */
export function cleanPaste(
  clipboard: ClipboardTexts,
  kind: FieldKind,
  before: string,
): CleanPaste | undefined {
  if (clipboard.plain.length > READ_MAX) return undefined;
  const plain = clipboard.plain.replace(/\r\n?/g, '\n');
  const lines = linesOfClipboard(clipboard);
  const [first] = lines;
  if (!first || first.kind === 'blank') return undefined;
  // A few words for the middle of a sentence keep the spaces at their ends.
  const isPhrase = lines.length === 1 && first.kind === 'text' && !plain.includes('\n');
  if (isPhrase) {
    const text = tidySpaces(plain);
    return { text, lines, isSame: text === plain };
  }
  const isWithinLine = first.kind === 'entry' && before !== '' && !before.endsWith('\n');
  const text = `${isWithinLine ? '\n' : ''}${textOfLines(lines, kind)}`;
  return { text, lines, isSame: text === plain };
}

/**
 * HTML of Word, Outlook, Google Docs, Apple's programs and Gmail, or with a list, whose entries the plain
 * text would not show. Other HTML, such as that of a code editor, says no more than the plain text.
 */
const WRITERS =
  /urn:schemas-microsoft-com|class="?(?:Mso|WordSection|gmail_)|mso-list|docs-internal-guid|Cocoa HTML Writer|<li[\s>]/i;

/** The lines of what was copied, with one blank line at most between two of them. */
export function linesOfClipboard({ html, plain }: ClipboardTexts): PastedLine[] {
  const isRead = html.length <= FORMATTED_MAX && WRITERS.test(html);
  const lines = isRead ? linesOfHtml(html) : linesOfText(plain);
  const last = lines.findLastIndex(({ kind }) => kind !== 'blank');
  return lines.filter(
    ({ kind }, at) => kind !== 'blank' || (at > 0 && at < last && lines[at - 1]?.kind !== 'blank'),
  );
}

/** The lines of a plain text. An indented line that begins in lower case continues the entry above it. */
function linesOfText(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029\v\f]/)) {
    const line = lineOf(raw);
    const last = lines.at(-1);
    if (line.kind === 'text' && last?.kind === 'entry' && /^(?=\t| {2})\s+\p{Ll}/u.test(raw)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${tidyText(raw)}` };
    } else {
      lines.push(line);
    }
  }
  return lines;
}
