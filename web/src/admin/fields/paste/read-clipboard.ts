import { linesOfHtml } from './lines-of-html';
import { linesOfText } from './lines-of-text';
import type { PastedLine } from './pasted-line';

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
