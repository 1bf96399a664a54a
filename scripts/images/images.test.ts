import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@torque-tide/domain/brand';
import {
  SOCIAL_IMAGE_KINDS,
  SOCIAL_IMAGE_SIZE,
  socialImage,
  socialImagePath,
} from '@torque-tide/domain/seo/social-images';
import { expect, test } from 'vitest';
import { colours } from '../../web/src/shared/theme/tokens';
import { SITE_ICONS, SITE_MANIFEST } from '../../web/src/site/document/site-manifest';
import { root } from '../lib/repository';
import { faviconSvg } from './mark-svg';
import { icoFile } from './ico-file';

/** Phones load link previews too. */
const SOCIAL_BYTES_MAX = 120_000;

const read = (path: string) => readFileSync(join(root, 'web/public', path));

/** Reads width and height from a JPEG's frame header. */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (file[at] === 0xff && ![0xc0, 0xc2].includes(file[at + 1] ?? 0)) {
    at += 2 + file.readUInt16BE(at + 2);
  }
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
}

/** Reads width and height from a PNG's header. */
function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

test.each(SOCIAL_IMAGE_KINDS)(
  'the picture of %s exists in the size that pages declare, and is light',
  (kind) => {
    const file = read(socialImagePath(kind));
    expect(jpegSize(file)).toEqual(SOCIAL_IMAGE_SIZE);
    expect(file.length).toBeLessThan(SOCIAL_BYTES_MAX);
    expect(socialImage(kind).url).toBe(`${brand.siteUrl}${socialImagePath(kind)}`);
  },
);

test("draws the tab's icon from the mark and the colours", () => {
  expect(read('/favicon.svg').toString()).toBe(faviconSvg());
});

test('has a PNG of 32 px in favicon.ico', () => {
  const ico = read('/favicon.ico');
  const png = ico.subarray(22);
  expect(pngSize(png)).toEqual({ width: 32, height: 32 });
  expect(icoFile(png, 32).equals(ico)).toBe(true);
});

test("has a manifest with the brand's colours, and icons of the right size", () => {
  const { icons, background_color } = SITE_MANIFEST;
  expect(background_color).toBe(colours.light.paper);
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { path, size } of SITE_ICONS) {
    expect(pngSize(read(path))).toEqual({ width: size, height: size });
  }
  for (const { src } of icons) expect(existsSync(join(root, 'web/public', src))).toBe(true);
});
