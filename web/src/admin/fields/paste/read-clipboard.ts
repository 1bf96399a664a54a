import { isHeading } from '@torque-tide/domain/jobs/job-text';
import type { ClipboardEvent } from 'react';
import { parseInert } from './inert-html';

/** The clipboard's text in both formats of a paste event. */
export interface ClipboardTexts {
  html: string;
  plain: string;
}

/** Longest plain text that is converted, in characters: more than a form may contain. */
const READ_MAX = 150_000;
/** For a longer formatted text, the plain text is used. */
const FORMATTED_MAX = 400_000;
/** Other HTML, such as a code editor's, says no more than the plain text. */
const FORMATTED = /<(?:li|p|h[1-6])[\s>]/i;

const BULLET = '• ';
/** The start of a list entry, including the symbols of the fonts Symbol and Wingdings. */
const SIGN = /^(?:[•·∙●○◦▪▫■□◆◇‣⁃➢➤►▶✓✔✅★*\-–—−\uF000-\uF0FF]+|o(?=\s)|§(?=\s+\D))\s+/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s+/;

/** True for a line that is a list entry. */
export function isEntry(line: string): boolean {
  return line.startsWith(BULLET) || NUMBER.test(line);
}

/**
 * Returns the lines of a pasted text: list entries start with '•' or a number, headings end with a
 * colon, and one empty line separates paragraphs. Undefined for a text that is too long.
 */
export function linesOfClipboard({ html, plain }: ClipboardTexts): string[] | undefined {
  if (plain.length > READ_MAX) return undefined;
  const isFormatted = html.length <= FORMATTED_MAX && FORMATTED.test(html);
  return arrange(linesOf(isFormatted ? textOfHtml(html) : plain));
}

/**
 * Replaces the selection with a pasted text as plain lines. The browser pastes plain text itself.
 *
 * @param isList true if the field has one entry per line
 */
export function pasteAsLines(event: ClipboardEvent, isList: boolean): void {
  const { target: area, clipboardData } = event;
  if (!(area instanceof HTMLTextAreaElement) || area.readOnly) return;
  const plain = clipboardData.getData('text/plain');
  const lines = linesOfClipboard({ html: clipboardData.getData('text/html'), plain });
  const [first] = lines ?? [];
  if (!lines || first === undefined) return;
  // A few words within a sentence keep the spaces at their ends.
  const isPhrase = lines.length === 1 && !isEntry(first) && !/[\r\n]/.test(plain);
  const text = isPhrase ? tidySpaces(plain) : textOfLines(lines, isList);
  if (text === plain.replace(/\r\n?/g, '\n')) return;
  event.preventDefault();
  const head = area.value.slice(0, area.selectionStart);
  const isWithinLine = isEntry(first) && head !== '' && !head.endsWith('\n');
  insertText(area, isWithinLine ? `\n${text}` : text);
}

/** Replaces the selection so that the browser's own Undo reverts it, if the browser can. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, but nothing else keeps the field's own Undo.
  const { execCommand } = area.ownerDocument as { execCommand?: Document['execCommand'] };
  if (execCommand?.call(area.ownerDocument, 'insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes lines for a field. A list field has neither bullets nor empty lines. */
export function textOfLines(lines: readonly string[], isList: boolean): string {
  if (!isList) return arrange(lines).join('\n');
  return lines
    .map((line) => withoutSign(line).replace(NUMBER, ''))
    .filter(Boolean)
    .join('\n');
}

/** Makes tabs and non-breaking spaces plain spaces, and leaves invisible characters out. */
function tidySpaces(text: string): string {
  return text.replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '').replace(/[^\S\n]+/g, ' ');
}

/** Returns the lines of a plain text, with one spelling of each bullet. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029\v\f]/)) {
    const line = signed(tidySpaces(raw).trim());
    const last = lines.at(-1) ?? '';
    // E-mails break long entries, and indent the continuation.
    if (isEntry(last) && /^(?:\t| {2})\s*\p{Ll}/u.test(raw) && !isEntry(line)) {
      lines[lines.length - 1] = `${last} ${line}`;
    } else lines.push(line);
  }
  return lines;
}

function signed(line: string): string {
  const [number = ''] = NUMBER.exec(line) ?? [];
  const text = withoutSign(line.slice(number.length));
  // A line of symbols only separates the text around it.
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  if (number !== '') return number.replace('(', '') + text;
  return text === line ? text : BULLET + text;
}

/** Returns a line without its bullets; '• - x' loses both. */
function withoutSign(line: string): string {
  let rest = line;
  for (let sign = SIGN.exec(rest); sign; sign = SIGN.exec(rest)) rest = rest.slice(sign[0].length);
  return rest;
}

/** Keeps a list together with its introduction, and separates it and headings from other text. */
function arrange(lines: readonly string[]): string[] {
  const arranged: string[] = [];
  let last = '';
  for (const line of lines) {
    const isParted = arranged.at(-1) === '';
    if (line === '') {
      if (last !== '' && !isParted) arranged.push('');
      continue;
    }
    if (isEntry(line)) {
      if (isParted && (isEntry(last) || last.endsWith(':'))) arranged.pop();
    } else if (last !== '' && !isParted && (isEntry(last) || isHeading(line))) arranged.push('');
    arranged.push(line);
    last = line;
  }
  return arranged.at(-1) === '' ? arranged.slice(0, -1) : arranged;
}

const UNSEEN =
  'head, style, script, title, template, noscript, object, [data-style*="display:none" i], [data-style*="display: none" i], [data-style*="mso-hide:all" i]';
const BLOCKS =
  'address, article, aside, blockquote, div, dd, dl, dt, footer, h1, h2, h3, h4, h5, h6, header, hr, main, ol, p, pre, section, table, tr, ul';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const PARAGRAPHS = `p, ${HEADINGS}`;
/** Several in a row, as between two blocks, are one line break. */
const BREAK = '\uE000';
const BREAKS = /\uE000[\uE000 ]*/g;
const BOLD = 'b, strong, [data-style*="font-weight:bold"], [data-style*="font-weight:700"]';

/** Returns a formatted text as plain text, keeping only lists, headings and paragraphs. */
function textOfHtml(html: string): string {
  const { body } = parseInert(html);
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  return textOf(body).replace(BREAKS, '\n');
}

/** @param isWithinLine true inside a list item or a cell, whose text is one line */
function textOf(element: Element, isWithinLine = false): string {
  if (element.matches('br')) return isWithinLine ? ' ' : '\n';
  const isLine = isWithinLine || element.matches('li, td, th');
  const isNumbered = element.matches('ol');
  let number = Number(element.getAttribute('start') ?? 1);
  let text = '';
  for (const child of element.childNodes) {
    if (child instanceof Text) {
      // A line break in HTML source is a space.
      text += element.closest('pre') ? child.data : child.data.replace(/[ \t\r\n]+/g, ' ');
    } else if (child instanceof Element && child.matches('li')) {
      const sign = isNumbered ? `${number++}. ` : BULLET;
      text += BREAK + sign + textOf(child, isLine) + BREAK;
    } else if (child instanceof Element) text += textOf(child, isLine);
  }
  if (element.matches('td, th')) return `${text} `;
  if (!element.matches(BLOCKS)) return text;
  if (isWithinLine && !element.matches('ul, ol')) return ` ${text}`;
  const gap = element.matches(PARAGRAPHS) ? `${BREAK}\n${BREAK}` : BREAK;
  return gap + (isTitled(element, text.trim()) ? `${text}:` : text) + gap;
}

/** True for a heading, or a paragraph in bold without punctuation at its end. */
function isTitled(element: Element, text: string): boolean {
  if (!element.matches(PARAGRAPHS) || text === '') return false;
  if (!isHeading(`${text}:`) || /[\p{P}]$/u.test(text)) return false;
  const bold = element.querySelector(BOLD);
  return element.matches(HEADINGS) || (bold !== null && textOf(bold).trim() === text);
}
