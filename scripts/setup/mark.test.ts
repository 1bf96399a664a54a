import { expect, test } from 'vitest';
import { MARK_MAX_CHARACTERS, markOf } from './mark';

const svg = (content: string, box = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;

test.each([
  [
    'shapes',
    svg('<rect x="2" y="3" width="4" height="5" fill="#036"/>'),
    '0 0 24 24',
    [{ tone: 'torque', isFilled: true, d: 'M2 3h4v5H2z' }],
  ],
  [
    'strokes with their width, inherited or not',
    svg('<g fill="none" stroke="#036" stroke-width="3"><path d="M2 2h9"/><path d="M2 9h9"/></g>'),
    '0 0 24 24',
    [
      { tone: 'torque', width: 3, d: 'M2 2h9' },
      { tone: 'torque', width: 3, d: 'M2 9h9' },
    ],
  ],
  [
    'styles, comments, titles and transformed groups',
    svg(
      '<!-- drawn --><title>Mark</title><style>.a{fill:#036}</style><g transform="translate(4 1)"><path class="a" d="M1 1h2v2H1z"/></g>',
      'width="32" height="16"',
    ),
    '0 0 32 16',
    [{ tone: 'torque', isFilled: true, d: 'M5 2h2v2H5z' }],
  ],
])("converts %s into paths of one tone in the drawing's box", (_, text, viewBox, parts) => {
  expect(markOf(text)).toEqual({ viewBox, parts });
});

test.each([
  [
    'two colours',
    svg('<path fill="#036" d="M1 1h9v9z"/><path fill="#630" d="M2 2h9v9z"/>'),
    /colours are #036, #630/,
  ],
  ['letters', svg('<text x="2" y="9">Keel</text>'), /<text>/],
  [
    'a gradient',
    svg(
      '<linearGradient id="a"><stop offset="0" stop-color="#036"/></linearGradient><path fill="url(#a)" d="M1 1h9v9z"/>',
    ),
    /<linearGradient>/,
  ],
  ['what is half transparent', svg('<path opacity=".5" d="M1 1h9v9z"/>'), /It has opacity/],
  ['no box', svg('<path d="M1 1h9v9z"/>', ''), /neither a view box/],
  ['nothing to see', svg('<title>Mark</title>'), /shows nothing/],
  ['no SVG', '<svg viewBox="0 0 2 2"><g></svg>', /no SVG/],
  [
    'more than a page has room for',
    svg(
      `<path d="M1 1${Array.from({ length: MARK_MAX_CHARACTERS }, (_, at) => `L${at % 7} ${at % 23}`).join('')}z"/>`,
    ),
    /of at most 1500/,
  ],
])('refuses %s with the reason', (_, text, reason) => {
  expect(() => markOf(text)).toThrow(reason);
  expect(() => markOf(text)).toThrow(/^The mark must be an SVG of one colour/);
});
