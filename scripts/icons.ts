/**
 * Draws the site's icons from the brand's mark into `web/public/`. Run it by hand after changing the
 * mark or a colour, and commit what it writes: `npx tsx scripts/icons.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { colours } from '../web/src/shared/theme/tokens';
import { SITE_ICONS } from '../web/src/site/document/site-icons';
import { icoFile } from './images/ico-file';
import { faviconSvg, markSvg } from './images/mark-svg';
import { type Paint, withPainter } from './images/painter';
import { main } from './lib/problem';
import { root } from './lib/repository';

const FAVICON_SIZE = 32;

await main(() =>
  withPainter(async (paint) => {
    write('/favicon.svg', faviconSvg());
    write('/favicon.ico', icoFile(await paintFavicon(paint), FAVICON_SIZE));
    for (const { path, size, shape } of SITE_ICONS) {
      write(path, await paintIcon(paint, size, shape));
    }
  }),
);

/** The mark alone; browsers that follow the system's scheme take the SVG. */
function paintFavicon(paint: Paint): Promise<Buffer> {
  const { torque, tide } = colours.light;
  const html = markSvg({ torque, tide, strokeWidth: 3, size: FAVICON_SIZE });
  return paint({ html, css: '', width: FAVICON_SIZE, height: FAVICON_SIZE, type: 'png' });
}

/** The mark on the abyss. What systems cut round or to their own shape fills its square. */
function paintIcon(paint: Paint, size: number, shape: 'round' | 'full' | 'maskable') {
  const { torque, tide } = colours.dark;
  // A maskable icon may lose everything outside the circle of four fifths of its width.
  const part = shape === 'maskable' ? 0.54 : 0.66;
  const css = `div{display:grid;place-items:center;width:${size}px;height:${size}px;
    background:${colours.light.abyss};border-radius:${shape === 'round' ? size * 0.22 : 0}px}`;
  const mark = markSvg({ torque, tide, strokeWidth: 2.4, size: Math.round(size * part) });
  return paint({ html: `<div>${mark}</div>`, css, width: size, height: size, type: 'png' });
}

function write(path: string, content: string | Buffer): void {
  const file = join(root, 'web/public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${path} ${content.length} bytes`);
}
