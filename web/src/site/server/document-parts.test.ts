import { describe, expect, test } from 'vitest';
import { fillDocument } from './fill-document';
import { splitHead } from './page-renderer';
import { createStyleFinder } from './styles';

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
  const page = { html: "<p>$& $' £</p>", head: '<title>$1</title>' };
  expect(fillDocument(shell, page)).toBe(
    `<html><head><meta/><title>$1</title></head><body><div id="root"><p>$& $' £</p></div></body></html>`,
  );
});

test('a document without the places for a page is refused', () => {
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

  test('are those of its scripts, each with a mark that it is there', () => {
    expect(stylesOf('/', '<p></p>')).toBe(
      '<style>.h1_lead{margin:.5rem}</style><link rel="stylesheet" href="/assets/home.css" disabled>',
    );
  });

  test('are those of every class that stands in it, too', () => {
    const styles = stylesOf('/about', '<div class="x f1_base"><i class="y"></i></div>');
    expect(styles).toContain('<style>.f1_band,.f1_base{color:red}</style>');
    expect(styles).not.toContain('home.css');
    expect(styles).not.toContain('other.css');
  });
});
