import type { Prose, TextBlock, TextSpan } from '@torque-tide/contract/page-texts';

/*
 * Markup: a blank line ends a paragraph, a line that begins with '- ' is a list item, and `[words](address)`
 * is a link. Nothing else.
 */

const POINT = /^[-•]\s+/;
const LINK = /\[([^[\]\n]+)\]\(([^()\s]*)\)/g;
/** A page of the site, an anchor on the same page, or an address elsewhere. */
const ADDRESS = /^(?:\/(?![/\\])|#|https:\/\/[^/]|mailto:(?:[^@]+@|\{\w+\}$))/;

/** Parses a text into paragraphs and lists. */
export function proseOf(text: string): Prose {
  return text.split(/\n\s*\n/).flatMap((part) => blocksOf(part.split('\n')));
}

function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ spans: spansOf(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    if (!POINT.test(line)) {
      paragraph.push(line);
      continue;
    }
    endParagraph();
    const point = spansOf(line.replace(POINT, ''));
    const last = blocks.at(-1);
    if (last && 'points' in last) last.points.push(point);
    else blocks.push({ points: [point] });
  }
  endParagraph();
  return blocks;
}

function spansOf(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: to = '', index } of text.matchAll(LINK)) {
    if (index > from) spans.push(text.slice(from, index));
    spans.push({ text: words, to });
    from = index + whole.length;
  }
  if (from < text.length) spans.push(text.slice(from));
  return spans;
}

/** Returns the problems of a text's links, as sentences. */
export function problemsOfLinks(text: string): string[] {
  const wrong = [...text.matchAll(LINK)].filter(({ 2: to = '' }) => !ADDRESS.test(to));
  const isBroken = text.replaceAll(LINK, '').includes('](');
  return [
    ...wrong.map(
      ({ 2: to = '' }) =>
        `A link leads to a page such as /growth, or to an address that begins with https:// or mailto:, not to ‘${to}’.`,
    ),
    ...(isBroken
      ? ['A link is written [words](address), without spaces or brackets in the address.']
      : []),
  ];
}
