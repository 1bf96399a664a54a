import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../src/lib/app-error';
import { inspectPicture } from '../../src/media/inspect';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from '../../src/media/svg-names';
import { casesOf } from '../support/arbitraries';
import { buildAvif, buildPng, buildSvg, buildWebp, jpeg } from '../support/pictures';
import { svgBombs } from '../support/svg-bombs';

const CASES = casesOf(200, 10_000);
/** Of a processor, for what is at most some kilobytes. */
const LONGEST_MS = 500;

const WELL: readonly [type: string, bytes: Buffer][] = [
  ['image/png', buildPng()],
  ['image/jpeg', jpeg],
  ['image/webp', buildWebp()],
  ['image/avif', buildAvif()],
  ['image/svg+xml', buildSvg()],
];

/** A picture in which bytes were changed, taken away, doubled or put in. */
const damaged = fc
  .tuple(
    fc.constantFrom(...WELL),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        taken: fc.nat({ max: 12 }),
        put: fc.uint8Array({ maxLength: 12 }),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([[type, whole], cuts]) => {
    const bytes = cuts.reduce<Buffer>((before, { at, taken, put }) => {
      const place = Math.floor(at * before.length);
      return Buffer.concat([before.subarray(0, place), put, before.subarray(place + taken)]);
    }, whole);
    return { type, bytes };
  });

const value = fc.oneof(
  fc.constantFrom('url(#a)', '#a', '#b', 'blur(9px)', 'none', '0.01', '1e9', '-1', 'inherit'),
  fc.string({ maxLength: 12 }),
);
const name = fc.constantFrom('id', 'href', 'style', 'class', 'in', 'in2', ...SVG_ATTRIBUTES);
const element = fc
  .tuple(
    fc.constantFrom(...SVG_ELEMENTS),
    fc.dictionary(name, value, { maxKeys: 3 }),
    fc.nat({ max: 3 }),
  )
  .map(([tag, attributes, depth]) => {
    const given = Object.entries(attributes).map(
      ([key, text]) => ` ${key}="${text.replace(/[<&"]/g, '')}"`,
    );
    return `${`<${tag}${given.join('')}>`.repeat(depth + 1)}${`</${tag}>`.repeat(depth + 1)}`;
  });
/** Drawings whose parts name each other in whatever way. */
const drawings = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(element, { maxLength: 12 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: svgBombs },
  )
  .map((inside) => ({ type: 'image/svg+xml', bytes: buildSvg(inside) }));

it('any bytes are taken or refused with a reason, at once, and taken again as they are kept', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(damaged, drawings), ({ type, bytes }) => {
      const began = process.cpuUsage();
      try {
        const picture = inspectPicture(bytes, type);
        taken += 1;
        expect(inspectPicture(picture.bytes, type).bytes.equals(picture.bytes)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect((error as AppError).code).toMatch(/^(?:invalid|unsupported-media-type)$/);
      }
      expect(process.cpuUsage(began).user / 1_000).toBeLessThan(LONGEST_MS);
    }),
    { numRuns: CASES },
  );
  expect(taken).toBeGreaterThan(CASES / 20);
});
