/**
 * Paints the site's icons and social pictures into `web/public/`. Run it by hand after changing the mark, a
 * colour or a picture's words, and commit the result: `npx tsx scripts/icons.ts`
 */
import {
  socialImage,
  type SocialImageKind,
  socialImagePath,
} from '@torque-tide/domain/seo/social-images';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createCardDrawer } from '../functions/src/media/draw-card';
import { colours } from '../web/src/shared/theme/tokens';
import { SITE_ICONS } from '../web/src/site/document/site-manifest';
import { writeCardParts } from './images/card-parts';
import { icoFile } from './images/ico-file';
import { faviconSvg, markSvg } from './images/mark-svg';
import { main } from './lib/problem';
import { cacheFolder, root } from './lib/repository';

/** The size of `/favicon.ico` in px. */
const FAVICON = 32;

/** Leaves the drawing's wheel free. In px. */
const WORDS_WIDTH = 700;

/** The words above the title of each social picture. */
const LABELS: Readonly<Record<SocialImageKind, string>> = {
  home: 'Clean energy and future mobility',
  jobs: 'By sector and by place',
  'clean-energy-job': 'Storage, solar, wind, hydrogen and grid',
  'future-mobility-job': 'Vehicles, charging, aviation and autonomy',
  'case-study': 'The brief, the search, and who was hired',
  'clean-energy': 'From a site plan to a running plant',
  'future-mobility': 'On roads, in depots and in the air',
  growth: 'At a predictable monthly cost',
};

await main(async () => {
  write('/favicon.svg', faviconSvg());
  // For browsers without SVG icons, which follow the system's scheme.
  const mark = markSvg({ ...colours.light, strokeWidth: 3, size: FAVICON });
  write('/favicon.ico', icoFile(await pngOf(mark), FAVICON));
  for (const icon of SITE_ICONS) write(icon.path, await pngOf(iconSvg(icon)));
  const parts = join(cacheFolder, 'cards');
  writeCardParts(parts);
  const drawCard = createCardDrawer(parts);
  for (const [kind, label] of Object.entries(LABELS) as [SocialImageKind, string][]) {
    const { alt: title } = socialImage(kind);
    // Names no agency, because a file can't follow the owner's settings.
    const card = { ground: kind, agency: '', label, title, figures: [], width: WORDS_WIDTH };
    write(socialImagePath(kind), await drawCard(card));
  }
});

/** The mark on a dark square, which systems crop to their own shapes. */
function iconSvg({ size, shape }: (typeof SITE_ICONS)[number]): string {
  // Systems may crop a maskable icon to a circle of four fifths of its width.
  const inner = Math.round(size * (shape === 'maskable' ? 0.54 : 0.66));
  const mark = markSvg({ ...colours.dark, strokeWidth: 2.4, size: inner });
  const corner = shape === 'round' ? size * 0.22 : 0;
  const margin = (size - inner) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${corner}" fill="${colours.light.abyss}"/>
    <g transform="translate(${margin} ${margin})">${mark}</g>
  </svg>`;
}

function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function write(path: string, content: string | Buffer): void {
  writeFileSync(join(root, 'web/public', path), content);
  console.log(`web/public${path}`);
}
