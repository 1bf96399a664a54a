import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { demoPicturesFolder, root } from '../lib/repository';
import { demoCaseStudies } from './case-studies';
import { demoClientLogos } from './client-logos';
import { demoConsultants } from './consultants';

const site = join(root, 'web/public');
/** Anything that could run script, load from elsewhere, or look different without a font. */
const FORBIDDEN =
  /<script|<foreignObject|<image|<use|<text|<style|\bon\w+\s*=|href\s*=|url\(\s*['"]?(?!#)|<!DOCTYPE|<!ENTITY/i;

const portraits = demoConsultants.map(({ picture = '' }) => picture);
/** One for each market on the Sectors page. */
const panoramas = ['clean-energy', 'future-mobility'].map(
  (id) => `${brand.siteUrl}/panoramas/${id}.svg`,
);

test.each([
  [
    'covers',
    demoPicturesFolder,
    10_000,
    'viewBox="0 0 800 500"',
    demoCaseStudies.map(({ image }) => image),
  ],
  ['portraits', demoPicturesFolder, 10_000, 'viewBox="0 0 320 320"', portraits],
  // Small portraits have a simpler drawing.
  [
    'portrait-signs',
    demoPicturesFolder,
    2_500,
    'viewBox',
    portraits.map((url) => url.replace('portraits', 'portrait-signs')),
  ],
  ['panoramas', site, 10_000, 'viewBox', panoramas],
  [
    'logos',
    demoPicturesFolder,
    6_000,
    'height="48"',
    demoClientLogos.map(({ logoUrl }) => logoUrl),
  ],
])(
  'the %s are all used, small, inert and self-contained, in one shape',
  (name, folder, limit, shape, urls) => {
    const files = readdirSync(join(folder, name));
    const shown = files.map((file) => `${brand.siteUrl}/${name}/${file}`);
    expect([...urls].sort()).toEqual(shown.sort());
    for (const file of files) {
      const svg = readFileSync(join(folder, name, file), 'utf8');
      expect(Buffer.byteLength(svg), file).toBeLessThan(limit);
      expect(svg).toContain(shape);
      expect(svg).not.toMatch(FORBIDDEN);
    }
  },
);

test("the demo's pictures aren't files of the site", () => {
  const folders = readdirSync(demoPicturesFolder);
  expect(readdirSync(site).filter((name) => folders.includes(name))).toEqual([]);
});
