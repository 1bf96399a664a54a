import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@torque-tide/domain/brand';
import { describe, expect, test } from 'vitest';
import { demoCaseStudies } from './case-studies';
import { demoClientLogos } from './client-logos';
import { demoConsultants } from './consultants';

/** The demo's pictures and the site's own. */
const [demo, site] = ['./pictures', '../../web/public'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const whereIs = (folder: string) => `${folder === 'panoramas' ? site : demo}/${folder}`;

const COVER_BYTES_MAX = 10_000;
const PORTRAIT_BYTES_MAX = 10_000;
const LOGO_BYTES_MAX = 6_000;

/** Anything that could run script, load from elsewhere, or look different without a font. */
const FORBIDDEN =
  /<script|<foreignObject|<image|<use|<text|<style|\bon\w+\s*=|href\s*=|url\(\s*['"]?(?!#)|<!DOCTYPE|<!ENTITY/i;

const filesOf = (folder: string) => readdirSync(whereIs(folder)).sort();
const covers = {
  folder: 'covers',
  limit: COVER_BYTES_MAX,
  urls: demoCaseStudies.map(({ image }) => image),
  files: filesOf('covers'),
};
const portraits = {
  folder: 'portraits',
  limit: PORTRAIT_BYTES_MAX,
  urls: demoConsultants.map(({ picture = '' }) => picture),
  files: filesOf('portraits'),
};
/** One for each market on the Sectors page. */
const panoramas = {
  folder: 'panoramas',
  limit: COVER_BYTES_MAX,
  urls: ['clean-energy', 'future-mobility'].map((id) => `${brand.siteUrl}/panoramas/${id}.svg`),
  files: filesOf('panoramas'),
};
const logos = {
  folder: 'logos',
  limit: LOGO_BYTES_MAX,
  urls: demoClientLogos.map(({ logoUrl }) => logoUrl),
  files: filesOf('logos'),
};

describe.each([covers, portraits, panoramas, logos])(
  '$folder',
  ({ folder, limit, urls, files }) => {
    test('are all used', () => {
      const shown = files.map((file) => `${brand.siteUrl}/${folder}/${file}`);
      expect([...urls].sort()).toEqual(shown);
    });

    test.each(files)('%s is small, inert and self-contained', (file) => {
      const svg = readFileSync(`${whereIs(folder)}/${file}`, 'utf8');
      expect(Buffer.byteLength(svg)).toBeLessThan(limit);
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 \d+ \d+"/,
      );
      expect(svg).not.toMatch(FORBIDDEN);
    });
  },
);

test("the demo's pictures aren't files of the site", () => {
  const folders = readdirSync(whereIs('.'));
  expect(folders).toEqual(['covers', 'logos', 'portrait-signs', 'portraits']);
  expect(readdirSync(`${site}`).filter((name) => folders.includes(name))).toEqual([]);
});

test('every cover has the same shape', () => {
  for (const file of covers.files) {
    expect(readFileSync(`${whereIs('covers')}/${file}`, 'utf8')).toContain('viewBox="0 0 800 500"');
  }
});

test('every portrait has a small version', () => {
  expect(filesOf('portrait-signs')).toEqual(portraits.files);
  for (const file of portraits.files) {
    const sign = readFileSync(`${whereIs('portrait-signs')}/${file}`, 'utf8');
    expect(Buffer.byteLength(sign)).toBeLessThan(2_500);
    expect(sign).not.toMatch(FORBIDDEN);
  }
});

test('every portrait is square', () => {
  for (const file of portraits.files) {
    expect(readFileSync(`${whereIs('portraits')}/${file}`, 'utf8')).toContain(
      'viewBox="0 0 320 320"',
    );
  }
});

test('every logo has one colour and the same height', () => {
  for (const file of logos.files) {
    const svg = readFileSync(`${whereIs('logos')}/${file}`, 'utf8');
    expect(new Set(svg.match(/#[0-9A-F]{6}/gi))).toEqual(new Set(['#0B1F24']));
    expect(svg).toContain('height="48"');
  }
});
