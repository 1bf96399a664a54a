import type { FieldKind } from '@/admin/fields/form-values';
import {
  lineOf,
  type PastedLine,
  textOfLines,
  tidySpaces,
  tidyText,
  BULLET,
  entryOf,
} from './pasted-line';
import { parseInert, styleOf } from './inert-html';

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

const UNSEEN = new Set(['HEAD', 'STYLE', 'SCRIPT', 'TITLE', 'TEMPLATE', 'NOSCRIPT', 'OBJECT']);
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY THEAD TR UL'.split(
    ' ',
  ),
);
/** Word writes the entries of a list as paragraphs, and their signs as text with `mso-list: ignore`. */
const WORD_ENTRY = /mso-list:(?!\s*(?:ignore|none|skip))/i;
const WORD_SIGN = /mso-list:\s*ignore/i;
/** Among so many elements of an entry its sign is looked for. */
const SIGN_WITHIN = 20;
const HIDDEN = /display:\s*none|mso-hide:\s*all/i;
/** No space below: such a paragraph is only a line. */
const NO_ROOM =
  /margin(?:-bottom)?:\s*0(?:\.0+)?(?:pt|cm|in|px|mm)?(?:\s+0(?:\.0+)?(?:pt|cm|in|px|mm)?)*\s*(?:;|$)/i;
const ROOM_BELOW = /margin-bottom:\s*(?:\d*[1-9]|0?\.\d*[1-9])/i;

/** The lines of a formatted text; of its formats only lists and paragraphs are kept. */
function linesOfHtml(html: string): PastedLine[] {
  const { body, rules } = parseInert(html);
  const reader = new Reader(tightClasses(rules));
  reader.read(body);
  reader.flush();
  return reader.lines;
}

class Reader {
  readonly lines: PastedLine[] = [];
  private words = '';
  /** The sign of the entry that is being read. */
  private marker: string | undefined;
  /** Of the next item of each numbered list. */
  private readonly numbers = new Map<Element, number>();

  constructor(private readonly tight: ReadonlySet<string>) {}

  read(node: Node): void {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const text = child.nodeValue ?? '';
        // A line break in the source of a formatted text is a space.
        this.words += child.parentElement?.closest('pre') ? text : text.replace(/[ \t\r\n]+/g, ' ');
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        this.readElement(child as Element);
      }
    }
  }

  private readElement(element: Element): void {
    const { tagName } = element;
    const style = styleOf(element);
    if (UNSEEN.has(tagName) || HIDDEN.test(style) || WORD_SIGN.test(style)) return;
    if (tagName === 'BR') this.breakLine();
    else if (tagName === 'LI') this.readEntry(element, this.markerOfItem(element));
    else if (WORD_ENTRY.test(style)) this.readEntry(element, markerOfWord(element));
    else if (tagName === 'TD' || tagName === 'TH') this.readCell(element);
    else if (BLOCKS.has(tagName)) this.readBlock(element);
    else this.read(element);
  }

  private readEntry(element: Element, marker: string): void {
    this.flush();
    this.marker = marker;
    this.read(element);
    this.flush();
    this.marker = undefined;
  }

  /** Its number, for which the items of each list are counted as they come. */
  private markerOfItem({ parentElement: list }: Element): string {
    if (list?.tagName !== 'OL') return BULLET;
    const number = this.numbers.get(list) ?? Number(list.getAttribute('start') ?? 1);
    this.numbers.set(list, number + 1);
    return `${number}.`;
  }

  private readCell(element: Element): void {
    const { marker } = this;
    // The cells of a row make one line, also where they have paragraphs of their own.
    this.marker = marker ?? '';
    this.words += ' ';
    this.read(element);
    this.marker = marker;
  }

  private readBlock(element: Element): void {
    const isList = element.tagName === 'UL' || element.tagName === 'OL';
    if (this.marker !== undefined && !isList) {
      // A paragraph within an entry belongs to the same line.
      this.words += ' ';
      this.read(element);
      return;
    }
    this.flush();
    this.marker = undefined;
    const before = this.lines.length;
    const isSpaced = this.isSpaced(element);
    if (isSpaced) this.part();
    this.read(element);
    this.flush();
    if (element.tagName === 'P' && this.lines.length === before) this.part();
    if (isSpaced) this.part();
  }

  private breakLine(): void {
    if (this.marker !== undefined) this.words += ' ';
    else if (tidyText(this.words) === '') this.part();
    else this.flush();
  }

  private part(): void {
    this.lines.push({ kind: 'blank' });
  }

  flush(): void {
    const { words, marker } = this;
    this.words = '';
    for (const text of words.split('\n')) {
      if (tidyText(text) !== '') this.lines.push(marker ? entryOf(text, marker) : lineOf(text));
    }
  }

  private isSpaced(element: Element): boolean {
    if (/^H[1-6]$/.test(element.tagName)) return true;
    if (element.tagName !== 'P') return false;
    const style = styleOf(element);
    if (ROOM_BELOW.test(style)) return true;
    return !NO_ROOM.test(style) && ![...element.classList].some((name) => this.tight.has(name));
  }
}

/** The classes of paragraphs without space between them, which mails and Pages use for lines. */
function tightClasses(rules: string): Set<string> {
  const tight = new Set<string>();
  for (const rule of rules.split('}')) {
    const [body = '', selectors = ''] = rule.split('{').reverse();
    if (!NO_ROOM.test(body) || ROOM_BELOW.test(body)) continue;
    for (const [, name = ''] of selectors.matchAll(/p\.([\w-]+)/g)) tight.add(name);
  }
  return tight;
}

/** Word writes it first. */
function markerOfWord(paragraph: Element): string {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_ELEMENT);
  let sign: Element | undefined;
  for (let looked = 0; looked < SIGN_WITHIN && !sign && walker.nextNode(); looked += 1) {
    const element = walker.currentNode as Element;
    if (WORD_SIGN.test(styleOf(element))) sign = element;
  }
  const text = tidyText(sign?.textContent ?? '');
  return /^\(?\w{1,3}[.)]$/.test(text) && text !== 'o' ? text : BULLET;
}
