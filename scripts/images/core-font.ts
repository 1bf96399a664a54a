import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../lib/repository';

/** The typeface as its package brings it, Latin and upright. */
const FONT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const theme = join(root, 'web/src/theme');

/** Where the site's own part of the typeface is kept; `fonts.css` names it. */
export const coreFontFile = join(theme, 'fonts/instrument-sans-core.woff2');

/** The path of the whole typeface. */
export function wholeFontFile(): string {
  return createRequire(join(root, 'web/package.json')).resolve(FONT);
}

/** The part of the typeface that English text needs, as a WOFF2 file. */
export async function makeCoreFont(): Promise<Buffer> {
  return subsetFont(readFileSync(wholeFontFile()), coreCharacters(), { targetFormat: 'woff2' });
}

/**
 * Every character that the rule for the part claims in `fonts.css`.
 *
 * @throws {Error} when the rule is not there, or claims a range in a way that is not understood
 */
export function coreCharacters(): string {
  const css = readFileSync(join(theme, 'fonts.css'), 'utf8');
  const ranges = /instrument-sans-core\.woff2[^}]*unicode-range:([^;]+);/.exec(css)?.[1];
  if (!ranges) throw new Error('fonts.css has no rule for the core of the typeface');
  return ranges.split(',').map(charactersOf).join('');
}

function charactersOf(range: string): string {
  const [, first, last] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(range.trim()) ?? [];
  if (first === undefined) throw new Error(`Not understood: ${range}`);
  const start = Number.parseInt(first, 16);
  const end = Number.parseInt(last ?? first, 16);
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, i) => start + i));
}
