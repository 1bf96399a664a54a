import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@torque-tide/domain/brand';
import {
  SOCIAL_IMAGE_KINDS,
  SOCIAL_IMAGE_SIZE,
  socialImage,
  socialImagePath,
} from '@torque-tide/domain/seo/social-images';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colours } from '../../web/src/shared/theme/tokens';
import { SITE_ICONS, SITE_MANIFEST } from '../../web/src/site/document/site-manifest';
import { root } from '../lib/repository';
import { faviconSvg } from './mark-svg';
import { icoFile } from './ico-file';

/** Phones load link previews too. */
const SOCIAL_BYTES_MAX = 120_000;

const read = (path: string) => readFileSync(join(root, 'web/public', path));

/** Returns an image's size in pixels. */
async function sizeOf(file: Buffer) {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

test.each(SOCIAL_IMAGE_KINDS)(
  'the picture of %s exists in the size that pages declare, and is light',
  async (kind) => {
    const file = read(socialImagePath(kind));
    expect(await sizeOf(file)).toEqual(SOCIAL_IMAGE_SIZE);
    expect(file.length).toBeLessThan(SOCIAL_BYTES_MAX);
    expect(socialImage(kind).url).toBe(`${brand.siteUrl}${socialImagePath(kind)}`);
  },
);

test("draws the tab's icon from the mark and the colours", () => {
  expect(read('/favicon.svg').toString()).toBe(faviconSvg());
});

test('has a PNG of 32 px in favicon.ico', async () => {
  const ico = read('/favicon.ico');
  const png = ico.subarray(22);
  expect(await sizeOf(png)).toEqual({ width: 32, height: 32 });
  expect(icoFile(png, 32).equals(ico)).toBe(true);
});

test("has a manifest with the brand's colours, and icons of the right size", async () => {
  const { icons, background_color } = SITE_MANIFEST;
  expect(background_color).toBe(colours.light.paper);
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { path, size } of SITE_ICONS) {
    expect(await sizeOf(read(path))).toEqual({ width: size, height: size });
  }
  for (const { src } of icons) expect(existsSync(join(root, 'web/public', src))).toBe(true);
});
