import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/repository';

/** The parts of the typeface: English text, and the rest that other Western languages need. */
type FontPart = 'core' | 'latin';

/**
 * Returns every character that a part's rule claims in `fonts.css`.
 *
 * @throws {Error} if the rule is missing, or its range has an unknown notation
 */
export function charactersOf(part: FontPart): string {
  const css = readFileSync(join(root, 'web/src/shared/theme/fonts.css'), 'utf8');
  const rule = new RegExp(`instrument-sans-${part}\\.woff2[^}]*unicode-range:([^;]+);`);
  const ranges = rule.exec(css)?.[1];
  if (!ranges) throw new Error(`fonts.css has no rule for the part ${part} of the typeface`);
  return ranges.split(',').map(charactersIn).join('');
}

function charactersIn(range: string): string {
  const [, first, last] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(range.trim()) ?? [];
  if (first === undefined) throw new Error(`Unknown range in fonts.css: ${range}`);
  const start = Number.parseInt(first, 16);
  const end = Number.parseInt(last ?? first, 16);
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, i) => start + i));
}
