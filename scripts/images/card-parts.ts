import { SOCIAL_IMAGE_KINDS } from '@torque-tide/domain/seo/social-images';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, onAbyss } from '../../web/src/shared/theme/tokens';
import { markSvg } from './mark-svg';

const { abyss } = colours.light;
const { ink, muted, volt } = onAbyss;
const { tide, torque } = colours.dark;

/** Writes the parts of social pictures: backgrounds, colours and typeface. */
export function writeCardParts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const kind of SOCIAL_IMAGE_KINDS) {
    const field = readFileSync(join(import.meta.dirname, `fields/${kind}.svg`), 'utf8');
    writeFileSync(join(folder, `${kind}.svg`), groundSvg(field));
  }
  writeFileSync(join(folder, 'colours.json'), JSON.stringify({ ink, muted, volt, tide, torque }));
  cpSync(join(import.meta.dirname, '../../functions/fonts'), folder, { recursive: true });
}

/** Returns a page kind's drawing below the mark. */
function groundSvg(field: string): string {
  const mark = markSvg({ torque: ink, tide: ink, strokeWidth: 2.6, size: 56 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${abyss}"/>
    ${field}
    <g transform="translate(72 64)">${mark}</g>
  </svg>`;
}
