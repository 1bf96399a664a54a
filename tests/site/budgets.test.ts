import { firstAgencyIn } from '@torque-tide/domain/test/other-agency';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { firstTexts } from '@torque-tide/domain/texts/read-texts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build, publicFolder } from './built-site';

/** The most JavaScript that a page may load on its own, in bytes of brotli. */
const SCRIPT_BUDGET = 114_000;
const SHELL_BUDGET = 4_000;

/** Cached, because pages share most of their files. */
const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(publicFolder, file))).length;
  sizes.set(file, size);
  return size;
}

/** The script that every document names, before anything else. */
const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(build.shell)?.[1] ?? '';

test.each(Object.entries(build.parts))(
  '%s loads no more script than its budget allows',
  (_, files) => {
    const bytes = [...new Set([entry, ...files])].reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  },
);

test('no page loads what only the admin area needs', () => {
  const files = [...new Set(Object.values(build.parts).flat())];
  const sources = files
    .map((file) => join(publicFolder, `${file}.map`))
    // The bundler's own few lines have no source.
    .filter((map) => existsSync(map))
    .flatMap((map) => (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources);
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((source) => source.includes('/src/admin/'))).toEqual([]);
});

test('the empty document is small, and starts with one script', () => {
  expect(entry).toMatch(/^assets\//);
  expect(brotliCompressSync(build.shell).length).toBeLessThan(SHELL_BUDGET);
  expect(build.shell.match(/<script/g)).toHaveLength(2);
});

/** All scripts of the site, including lazy ones, which other scripts name. */
function siteScripts(): ReadonlySet<string> {
  const found = new Set([entry, ...Object.values(build.parts).flat()]);
  for (const file of found) {
    const text = readFileSync(join(publicFolder, file), 'utf8');
    for (const [, name] of text.matchAll(/["'`/]([\w-]+-[\w-]{8}\.js)\b/g)) {
      if (existsSync(join(publicFolder, 'assets', name ?? ''))) found.add(`assets/${name}`);
    }
  }
  return found;
}

test('no script of the site says who the agency is or what it claims: each document contains that', () => {
  const scripts = siteScripts();
  expect(scripts.size).toBeGreaterThan(60);
  const telling = [...scripts].flatMap((file) => {
    const words = firstAgencyIn(readFileSync(join(publicFolder, file), 'utf8'));
    return words.map((word) => `${file}: ${word}`);
  });
  expect(telling).toEqual([]);
});

/** Also a text of the social picture of job lists, which the build draws. */
const PAINTED = firstTexts('jobs')['heading'];

/** Page texts that are too long to occur in the product by chance. */
const pageTexts = TEXTS_NAMES.flatMap((name) => Object.values(firstTexts(name)))
  .flatMap((text) => (typeof text === 'string' ? [text] : text.map((entry) => entry.text)))
  // Up to the first special character, which a script may escape.
  .map((text) => text.replace(/^- /, '').split(/[{\n[’']/)[0] ?? '')
  .filter((text) => text.length > 25 && text !== PAINTED);

test('no script has a text that the owner can change', () => {
  expect(pageTexts.length).toBeGreaterThan(20);
  const telling = [...siteScripts()].flatMap((file) => {
    const script = readFileSync(join(publicFolder, file), 'utf8');
    return pageTexts.filter((text) => script.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(telling).toEqual([]);
});
