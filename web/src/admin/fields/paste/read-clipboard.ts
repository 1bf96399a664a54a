import { linesOfHtml } from './lines-of-html';
import { lineOf, type PastedLine, tidyText } from './pasted-line';

/** What a clipboard holds of a text, as a paste event gives it. */
export interface ClipboardTexts {
  html: string;
  plain: string;
}

/**
 * Word, Outlook, Google Docs, Apple's writers, Gmail; and whatever has a list, which its plain text has
 * not. Other formatted texts, such as those of a code editor, say no more than their plain one.
 */
const WRITERS =
  /urn:schemas-microsoft-com|class="?(?:Mso|WordSection|gmail_)|mso-list|docs-internal-guid|Cocoa HTML Writer|<li[\s>]/i;

/** The lines of what was copied, with one blank line at most between two of them. */
export function linesOfClipboard({ html, plain }: ClipboardTexts): PastedLine[] {
  const lines = WRITERS.test(html) ? linesOfHtml(html) : linesOfText(plain);
  return lines.filter(
    ({ kind }, at) =>
      kind !== 'blank' ||
      (at > 0 && lines[at - 1]?.kind !== 'blank' && lines.slice(at).some(isWritten)),
  );
}

function isWritten({ kind }: PastedLine): boolean {
  return kind !== 'blank';
}

/** The lines of a plain text. An indented line that goes on in lower case belongs to the entry above it. */
function linesOfText(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029\v\f]/)) {
    const line = lineOf(raw);
    const last = lines.at(-1);
    if (line.kind === 'text' && last?.kind === 'entry' && /^(?:\t| {2,})\s*\p{Ll}/u.test(raw)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${tidyText(raw)}` };
    } else {
      lines.push(line);
    }
  }
  return lines;
}
