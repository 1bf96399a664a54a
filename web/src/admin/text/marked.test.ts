import { expect, test } from 'vitest';
import type { Found } from './item-search';
import { fromFirstMark, highlight, quoteOf } from './marked';

const foundBy = (phrase: string, ...words: string[]): Found => ({
  phrase,
  words: new Set(words),
  quotes: [],
  isNear: false,
});
/** The text with its marks in brackets. */
const marked = (text: string, found: Found) =>
  highlight(text, found)
    .map(({ text: span, isMarked }) => (isMarked ? `[${span}]` : span))
    .join('');

test.each([
  ['Battery engineer, BESS', foundBy('bat bess', 'battery', 'bess'), '[Battery] engineer, [BESS]'],
  ['Zürich and Zurich', foundBy('zürich', 'zurich'), '[Zürich] and [Zurich]'],
  ['On behalf of half', foundBy('half', 'half'), 'On be[half] of [half]'],
  ['Battery engineers', foundBy('ery eng', 'battery'), '[Battery eng]ineers'],
  ['Nothing', foundBy('else', 'other'), 'Nothing'],
  ['', foundBy('a', 'a'), ''],
])('in "%s" the words are marked', (text, found, expected) => {
  expect(marked(text, found)).toBe(expected);
});

const far = `${'Many words stand before it. '.repeat(10)}The battery comes late.`;

test('a long text begins near its first mark, at the beginning of a word', () => {
  const found = foundBy('battery', 'battery');
  expect(fromFirstMark(far, found)).toMatch(/^… \S.{1,45}battery comes late\.$/);
  expect(fromFirstMark('The battery comes first.', found)).toBe('The battery comes first.');
  expect(fromFirstMark(far, foundBy('none'))).toBe(far);
});

test('a quotation is one short line around its first mark', () => {
  const found = foundBy('battery', 'battery');
  const quote = quoteOf(`${far}\n\n${'And words after it. '.repeat(20)}`, found);
  expect(quote).toContain('The battery comes late. And words');
  expect(quote).toMatch(/^… .* …$/);
  expect(quote.length).toBeLessThan(170);
  expect(quoteOf('Short\nbattery list', found)).toBe('Short battery list');
});
