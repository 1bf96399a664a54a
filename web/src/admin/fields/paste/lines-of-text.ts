import { lineOf, type PastedLine, tidyText } from './pasted-line';

/** The lines of a plain text. An indented line that goes on in lower case belongs to the entry above it. */
export function linesOfText(text: string): PastedLine[] {
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
