import { expect, test } from 'vitest';
import { fillDocument } from './fill-document';
import { splitHead } from './split-head';
import { createStyleCache, styleElements } from './styles';

test('what React hoists is parted from the rest', () => {
  const head =
    '<title>A &lt; b</title><meta name="x" content="y"/><link rel="canonical" href="/"/>';
  expect(splitHead(`${head}<a href="/">Skip</a><link/>`)).toEqual({
    head,
    html: '<a href="/">Skip</a><link/>',
  });
  expect(splitHead('<main></main>')).toEqual({ head: '', html: '<main></main>' });
});

test('a page is put into the document as it is, dollar signs included', () => {
  const shell = '<html><head><meta/></head><body><div id="root"></div></body></html>';
  const page = { html: "<p>$& $' £</p>", head: '<title>$1</title>', css: '<style>a{}</style>' };
  expect(fillDocument(shell, page)).toBe(
    `<html><head><meta/><title>$1</title><style>a{}</style></head><body><div id="root"><p>$& $' £</p></div></body></html>`,
  );
});

test('a document without the places for a page is refused', () => {
  const page = { html: '', head: '', css: '' };
  expect(() => fillDocument('<html><head></head><body></body></html>', page)).toThrow(/root/);
  expect(() => fillDocument('<div id="root"></div>', page)).toThrow(/head/);
});

test('a rule has a prefix where a browser needs it, and nowhere else', () => {
  const cache = createStyleCache();
  const styles = {
    name: 'x',
    styles: 'display:flex;user-select:none;transition:none;',
  };
  cache.insert('.css-x', styles, cache.sheet, true);
  cache.registered['css-x'] = styles.styles;
  expect(styleElements(cache)).toBe(
    '<style data-emotion="css x">.css-x{display:flex;-webkit-user-select:none;user-select:none;transition:none;}</style>',
  );
});
