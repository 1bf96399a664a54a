import { describe, expect, test } from 'vitest';
import { fillDocument } from './fill-document';
import { splitHead } from './page-renderer';
import { createStyleFinder } from './styles';

test('splits off the elements that React hoists', () => {
  const head =
    '<title>A &lt; b</title><meta name="x" content="y"/><link rel="canonical" href="/"/>';
  expect(splitHead(`${head}<a href="/">Skip</a><link/>`)).toEqual({
    head,
    html: '<a href="/">Skip</a><link/>',
  });
  expect(splitHead('<main></main>')).toEqual({ head: '', html: '<main></main>' });
});

test('inserts a page literally, dollar signs included', () => {
  const shell = '<html><head><meta/></head><body><div id="root"></div></body></html>';
  const page = { html: "<p>$& $' £</p>", head: '<title>$1</title>' };
  expect(fillDocument(shell, page)).toBe(
    `<html><head><meta/><title>$1</title></head><body><div id="root"><p>$& $' £</p></div></body></html>`,
  );
});

test('refuses a document without the places for a page', () => {
  const page = { html: '', head: '' };
  expect(() => fillDocument('<html><head></head><body></body></html>', page)).toThrow(/root/);
  expect(() => fillDocument('<div id="root"></div>', page)).toThrow(/head/);
});

describe('the style sheets of a page', () => {
  const stylesOf = createStyleFinder({
    shell: '',
    parts: {},
    sheets: { '/': ['assets/home.css'] },
    css: {
      'assets/home.css': '.h1_lead{margin:.5rem}',
      'assets/footer.css': '.f1_band,.f1_base{color:red}\n',
      'assets/other.css': '.o1_card{top:1px}',
    },
  });

  test('include those of its scripts, each marked as loaded', () => {
    expect(stylesOf('/', '<p></p>')).toBe(
      '<style>.h1_lead{margin:.5rem}</style><link rel="stylesheet" href="/assets/home.css" disabled>',
    );
  });

  test('include those of every class in its HTML', () => {
    const styles = stylesOf('/about', '<div class="x f1_base"><i class="y"></i></div>');
    expect(styles).toContain('<style>.f1_band,.f1_base{color:red}</style>');
    expect(styles).not.toContain('home.css');
    expect(styles).not.toContain('other.css');
  });
});
