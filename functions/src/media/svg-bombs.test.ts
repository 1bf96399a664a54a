import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildSvg } from '../../tests/support/pictures';
import { buildNestedSvg, SVG_WAYS, svgBombs } from '../../tests/support/svg-bombs';
import { checkSvg } from './svg';

const REFUSED = /repeat each other/;

test('drawings that multiply themselves are refused, each at once', () => {
  fc.assert(
    fc.property(svgBombs, (inside) => {
      const began = process.cpuUsage();
      expect(() => checkSvg(buildSvg(inside))).toThrow(REFUSED);
      expect(process.cpuUsage(began).user).toBeLessThan(300_000);
    }),
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
    'a line of very many dashes, by its group',
    '<g stroke-dasharray="0.0001"><path d="M0 0h8v6h-8v-6" stroke="red"/></g>',
  ],
  [
    'a line of very many dashes, by a style sheet',
    '<style>.a{STROKE-DASHARRAY:.0001}</style><path class="a" d="M0 0h8v6h-8v-6"/>',
  ],
  [
    'a line that is said to be long, of dashes',
    '<path d="M0 0h8" pathLength="900000" stroke-dasharray="1"/>',
  ],
  [
    'a filter each step of which takes the one before it twice',
    `<filter id="a"><feOffset result="r0"/>${Array.from({ length: 20 }, (_, n) => `<feComposite in="r${n}" in2=" r${n} " result="r${n + 1}"/>`).join('')}</filter><path filter="url(#a)"/>`,
  ],
  [
    'a filter each step of which is mixed with the one before it',
    `<filter id="a">${'<feBlend in="SourceGraphic"/>'.repeat(100)}</filter><path filter="url(#a)"/>`,
  ],
  [
    'a filter of very many layers',
    `<filter id="a"><feGaussianBlur/><feMerge>${'<feMergeNode/>'.repeat(100)}</feMerge></filter><path filter="url(#a)"/>`,
  ],
  [
    'what has been blurred, blurred again',
    `<filter id="a">${'<feGaussianBlur stdDeviation="2"/>'.repeat(7)}</filter><path filter="url(#a)"/>`,
  ],
  [
    'a style sheet of very many rules',
    `<style>${'.a .b,'.repeat(5_000)}g{fill:red}</style>${'<g/>'.repeat(3_000)}`,
  ],
  [
    'letters on each other',
    `<text font-size="600" letter-spacing="-600">${'o'.repeat(4_000)}</text>`,
  ],
  [
    'a long text, again and again',
    `<text id="a">${'word '.repeat(20_000)}</text>${'<use href="#a"/>'.repeat(50)}`,
  ],
])('%s costs too much', (_, inside) => {
  expect(() => checkSvg(buildSvg(inside))).toThrow(REFUSED);
});
