import { MEDIA_SIDES, type MediaUse } from '@torque-tide/contract/media';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { buildSvg } from '../../tests/support/pictures';
import { drawPicture } from './draw-picture';
import { PictureRefusal } from './picture';

/** A photograph in one colour. */
const photo = (width: number, height: number, background = '#3f6b70') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Noise, which no format can make small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

async function draw(picture: Sharp | Buffer, use: MediaUse = 'cover') {
  const drawn = await drawPicture(
    Buffer.isBuffer(picture) ? picture : await picture.toBuffer(),
    use,
  );
  return { ...drawn, metadata: await sharp(drawn.bytes).metadata() };
}

const reasonOf = (bytes: Buffer, use: MediaUse = 'cover') =>
  drawPicture(bytes, use).then(
    () => undefined,
    (error: unknown) => (error instanceof PictureRefusal ? error.message : error),
  );

describe('a picture', () => {
  it.each([
    ['JPEG', photo(80, 60).jpeg()],
    ['PNG', photo(80, 60).png()],
    ['WebP', photo(80, 60).webp()],
    ['AVIF', photo(80, 60).avif()],
    ['GIF', photo(80, 60).gif()],
  ])('is stored as WebP with its colour, from %s', async (_, picture) => {
    const { metadata, width, height, color, copies } = await draw(picture);
    expect(metadata).toMatchObject({ format: 'webp', width: 80, height: 60 });
    expect({ width, height, copies }).toEqual({ width: 80, height: 60, copies: [] });
    // A format may change a colour by a little.
    expect(color).toMatch(/^(?:3e|3f|40)(?:6a|6b|6c)(?:6f|70|71)$/);
  });

  it('is rotated by its metadata, which is removed', async () => {
    const lying = photo(80, 60)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada' } });
    const { metadata, width, height } = await draw(lying.withMetadata({ orientation: 6 }));
    expect([width, height]).toEqual([60, 80]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it.each(Object.entries(MEDIA_SIDES) as [MediaUse, number][])(
    'is bounded as a %s to %s pixels',
    async (use, side) => {
      const { width, height, copies } = await draw(photo(3_000, 1_500).png(), use);
      expect([width, height]).toEqual([side, side / 2]);
      const narrower = [400, 800, 1_200, 1_600].filter((each) => each < side);
      expect(copies.map((copy) => copy.width)).toEqual(narrower);
      for (const copy of copies) {
        expect((await sharp(copy.bytes).metadata()).width).toBe(copy.width);
      }
    },
  );

  it('is small enough, whatever it shows', async () => {
    const { bytes, copies } = await draw(noise(1_200, 1_200).jpeg(), 'portrait');
    for (const each of [bytes, ...copies.map((copy) => copy.bytes)]) {
      expect(each.length).toBeLessThanOrEqual(900_000);
    }
  });

  it('that is a drawing is as large as its use allows, without a colour if parts are transparent', async () => {
    const { width, height, color } = await draw(buildSvg(), 'logo');
    expect([width, height, color]).toEqual([800, 600, undefined]);
  });
});

describe('a logo on a plain background', () => {
  it.each([
    ['white', 'black'],
    ['#0b3d91', '#ffd500'],
  ])('becomes a shape without background: %s behind %s', async (ground, ink) => {
    const svg = buildSvg(
      `<path fill="${ground}" d="M0 0h8v6H0z"/><path fill="${ink}" d="M2 2h4v2H2z"/>`,
    );
    const { bytes, color } = await draw(sharp(svg).resize(400).jpeg(), 'logo');
    expect(color).toBeUndefined();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
    expect(alphaAt(10, 10)).toBeLessThan(12);
    expect(alphaAt(info.width / 2, info.height / 2)).toBeGreaterThan(230);
  });

  it('stays unchanged if its edges differ', async () => {
    const svg = buildSvg('<path fill="#fff" d="M0 0h8v6H0z"/><path d="M0 0h4v6H0z"/>');
    const { metadata } = await draw(sharp(svg).resize(400).jpeg(), 'logo');
    expect(metadata.hasAlpha).toBe(false);
  });
});

describe('a file is refused with one sentence', () => {
  const unreadable = /^We can’t read this file\./;
  const moving = sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 200)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  });

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['nothing', () => Buffer.alloc(0), unreadable],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), unreadable],
    ['a TIFF', () => photo(8, 6).tiff().toBuffer(), unreadable],
    [
      'half a JPEG',
      async () => (await noise(80, 60).jpeg().toBuffer()).subarray(0, 900),
      unreadable,
    ],
    ['an animation', () => moving.gif().toBuffer(), /animated/],
    ['a moving WebP', () => moving.webp().toBuffer(), /animated/],
    ['letters without a typeface', () => buildSvg('<text y="4">Hello</text>'), /contains text/],
    ['too many pixels', () => photo(10_000, 7_000).png().toBuffer(), /more than 60 million pixels/],
  ])('%s', async (_, make, reason) => {
    expect(await reasonOf(await make())).toMatch(reason);
  });
});

test('a drawing loads nothing from elsewhere', async () => {
  const file = new URL('../../../web/public/apple-touch-icon.png', import.meta.url).pathname;
  const drawn = await draw(buildSvg(`<image href="file://${file}" width="8" height="6"/>`), 'logo');
  const { channels } = await sharp(drawn.bytes).ensureAlpha().stats();
  expect(channels[3]?.max).toBe(0);
});
