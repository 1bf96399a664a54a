import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildSvg } from '../../tests/support/pictures';
import { buildNestedSvg, SVG_WAYS, svgBombs } from '../../tests/support/svg-bombs';
import { checkSvg } from './svg';

const REFUSED = /repeat each other/;

test('a hundred drawings that multiply themselves are refused, each at once', () => {
  fc.assert(
    fc.property(svgBombs, (inside) => {
      const began = process.cpuUsage();
      expect(() => checkSvg(buildSvg(inside))).toThrow(REFUSED);
      expect(process.cpuUsage(began).user).toBeLessThan(300_000);
    }),
    { numRuns: 100 },
  );
});

describe('parts that name others', () => {
  it.each(SVG_WAYS)('are refused where they multiply, by %s alone', (way) => {
    const inside = buildNestedSvg(
      Array.from({ length: 7 }, () => way),
      8,
    );
    expect(() => checkSvg(buildSvg(inside))).toThrow(REFUSED);
  });

  it.each(SVG_WAYS)('are taken as drawings have them, by %s', (way) => {
    expect(() => checkSvg(buildSvg(buildNestedSvg([way, way], 2)))).not.toThrow();
  });
});

test.each([
  [
    'a line of very many dashes',
    '<path d="M0 0h8v6h-8v-6" stroke="red" stroke-dasharray="0.0001"/>',
  ],
  [
    'a colour that changes, for thousands of shapes',
    `<linearGradient id="a"/><g fill="url(#a)">${'<path d="M0 0h8v6z"/>'.repeat(4_000)}</g>`,
  ],
  [
    'a blur, again and again',
    `<filter id="a"><feGaussianBlur stdDeviation="2"/></filter>${'<path filter="url(#a)"/>'.repeat(20)}`,
  ],
  [
    'thousands of groups that are seen through',
    '<g style="opacity:.9"><path/><path/></g>'.repeat(3_000),
  ],
  [
    'a marker at each of many points',
    `<marker id="a">${'<path/>'.repeat(20)}</marker><path d="M0 0${'h1'.repeat(20_000)}" marker-mid="url(#a)"/>`,
  ],
  [
    'a long text, again and again',
    `<text id="a">${'word '.repeat(20_000)}</text>${'<use href="#a"/>'.repeat(50)}`,
  ],
])('%s costs too much', (_, inside) => {
  expect(() => checkSvg(buildSvg(inside))).toThrow(REFUSED);
});
