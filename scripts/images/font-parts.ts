import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../lib/repository';

/** The typeface as its package brings it, Latin and upright. */
const FONT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** What is cut out of it: English text, and the rest, which other Western languages need too. */
export const FONT_PARTS = ['core', 'latin'] as const;

type FontPart = (typeof FONT_PARTS)[number];

const theme = join(root, 'web/src/shared/theme');

/** Where a part is kept; `fonts.css` names it. */
export function fontPartFile(part: FontPart): string {
  return join(theme, 'fonts', `instrument-sans-${part}.woff2`);
}

export function wholeFontFile(): string {
  return createRequire(join(root, 'web/package.json')).resolve(FONT);
}

/** A part of the typeface as a WOFF2 file. */
export async function makeFontPart(part: FontPart): Promise<Buffer> {
  return subsetFont(readFileSync(wholeFontFile()), charactersOf(part), { targetFormat: 'woff2' });
}

/**
 * Every character that a part's rule claims in `fonts.css`.
 *
 * @throws {Error} when the rule is not there, or claims a range in a way that is not understood
 */
export function charactersOf(part: FontPart): string {
  const css = readFileSync(join(theme, 'fonts.css'), 'utf8');
  const rule = new RegExp(`instrument-sans-${part}\\.woff2[^}]*unicode-range:([^;]+);`);
  const ranges = rule.exec(css)?.[1];
  if (!ranges) throw new Error(`fonts.css has no rule for the part ${part} of the typeface`);
  return ranges.split(',').map(charactersIn).join('');
}

function charactersIn(range: string): string {
  const [, first, last] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(range.trim()) ?? [];
  if (first === undefined) throw new Error(`Not understood: ${range}`);
  const start = Number.parseInt(first, 16);
  const end = Number.parseInt(last ?? first, 16);
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, i) => start + i));
}
