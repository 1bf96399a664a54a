// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseXml } from '../../tests/support/parsed-xml';
import { cdataElement, parentElement, textElement, xmlDocument } from './xml';

test.each([
  'plain',
  `<b> & "quotes" and 'apostrophes'`,
  ']]>',
  ']]]]>>',
  'naïve 日本 🚀',
  'line\nbreak\tand tab',
])('%j survives, escaped or in CDATA', (text) => {
  const root = parseXml(
    xmlDocument(parentElement('a', [textElement('b', text, { c: text }), cdataElement('d', text)])),
  );
  expect([...root.children].map(({ textContent }) => textContent)).toEqual([text, text]);
});

test("characters that XML can't contain are left out", () => {
  const text = 'a\u0000b\u0008c\u001Fd\uFFFEe\uD83Df';
  const root = parseXml(
    xmlDocument(parentElement('a', [textElement('b', text), cdataElement('c', text)])),
  );
  expect([...root.children].map(({ textContent }) => textContent)).toEqual(['abcdef', 'abcdef']);
});

test('attributes are escaped, and empty elements are short', () => {
  const root = parseXml(
    xmlDocument(parentElement('a', [], { href: 'https://x.example/?a=1&b="2"' })),
  );
  expect(root.getAttribute('href')).toBe('https://x.example/?a=1&b="2"');
});
