import type { SocialCard } from '@torque-tide/contract/site-renderer';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { markSvg } from './mark-svg';

const GROUNDS: readonly SocialCard['ground'][] = [
  'clean-energy-job',
  'future-mobility-job',
  'case-study',
  'growth',
];

const { abyss } = colours.light;
const { ink, muted, volt } = onAbyss;
const { tide, torque } = colours.dark;

/**
 * Writes the parts of the cards that the function `pages` draws: backgrounds, colours and typeface.
 */
export function writeCardParts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const ground of GROUNDS) writeFileSync(join(folder, `${ground}.svg`), groundSvg(ground));
  writeFileSync(join(folder, 'colours.json'), JSON.stringify({ ink, muted, volt, tide, torque }));
  cpSync(join(import.meta.dirname, '../../functions/fonts'), folder, { recursive: true });
}

/** Returns a page kind's drawing below the mark, placed as in `social-card.css`. */
function groundSvg(ground: SocialCard['ground']): string {
  const field = readFileSync(join(import.meta.dirname, `fields/${ground}.svg`), 'utf8');
  const mark = markSvg({ torque: ink, tide: ink, strokeWidth: 2.6, size: 56 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${abyss}"/>
    ${field}
    <g transform="translate(72 64)">${mark}</g>
  </svg>`;
}
