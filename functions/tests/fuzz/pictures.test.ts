import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { drawPicture } from '../../src/media/draw-picture';
import { PictureRefusal } from '../../src/media/picture';
import { casesOf } from '../support/arbitraries';
import { buildSvg } from '../support/pictures';

const CASES = casesOf(60, 3_000);

let whole: Buffer[];
beforeAll(async () => {
  const photo = sharp(buildSvg()).resize(60).flatten();
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
  whole = await Promise.all(formats.map((format) => photo.clone().toFormat(format).toBuffer()));
  whole.push(buildSvg());
});

/** Where bytes are removed, repeated or inserted. */
const cuts = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    taken: fc.nat({ max: 12 }),
    put: fc.uint8Array({ maxLength: 12 }),
  }),
  { maxLength: 4 },
);

it('any bytes are drawn or refused with a reason', async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 5 }), cuts, async (which, changes) => {
      const bytes = changes.reduce<Buffer>(
        (before, { at, taken, put }) => {
          const place = Math.floor(at * before.length);
          return Buffer.concat([before.subarray(0, place), put, before.subarray(place + taken)]);
        },
        whole[which] ?? Buffer.alloc(0),
      );
      try {
        const picture = await drawPicture(bytes, 'logo');
        expect(picture.width).toBeLessThanOrEqual(800);
        drawn += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(PictureRefusal);
      }
    }),
    { numRuns: CASES },
  );
  expect(drawn).toBeGreaterThan(CASES / 20);
});
