/**
 * Paints the site's icons and social pictures into `web/public/`. Run it by hand after changing the mark, a
 * colour or a picture's words, and commit the result: `npx tsx scripts/icons.ts`
 */
import {
  SOCIAL_IMAGE_KINDS,
  SOCIAL_IMAGE_SIZE,
  socialImagePath,
} from '@torque-tide/domain/seo/social-images';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../web/src/shared/theme/tokens';
import { SITE_ICONS } from '../web/src/site/document/site-manifest';
import { icoFile } from './images/ico-file';
import { faviconSvg, markSvg } from './images/mark-svg';
import { socialCard } from './images/social-card';
import { main } from './lib/problem';
import { root } from './lib/repository';
import { createRequire } from 'node:module';
import { withChromium } from './lib/chromium';

/** A picture as the body of a page. JPEG if PNG would be twice as large. */
interface Picture {
  html: string;
  css?: string;
  width: number;
  height: number;
  type: 'png' | 'jpeg';
}

type Paint = (picture: Picture) => Promise<Buffer>;

const FONT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const JPEG_QUALITY = 84;

/** Opens a browser that paints pictures in the brand's typeface, and closes it after use. */
function withPainter(use: (paint: Paint) => Promise<void>): Promise<void> {
  const font = createRequire(join(root, 'web/package.json')).resolve(FONT);
  const base = `@font-face{font-family:Brand;font-weight:400 700;src:url(data:font/woff2;base64,${readFileSync(font, 'base64')})}
    *{box-sizing:border-box;margin:0}body{font-family:Brand;overflow:hidden}svg{display:block}`;
  return withChromium(async (browser) => {
    const page = await browser.newPage();
    await use(async ({ html, css = '', width, height, type }) => {
      await page.setViewportSize({ width, height });
      await page.setContent(`<!doctype html><style>${base}${css}</style>${html}`);
      await page.evaluate('document.fonts.ready');
      const quality = type === 'jpeg' ? { quality: JPEG_QUALITY } : { omitBackground: true };
      return page.screenshot({ type, ...quality });
    });
  });
}

/** The size of `/favicon.ico` in px. */
const FAVICON = 32;

await main(() =>
  withPainter(async (paint) => {
    write('/favicon.svg', faviconSvg());
    // For browsers without SVG icons, which follow the system's scheme.
    const html = markSvg({ ...colours.light, strokeWidth: 3, size: FAVICON });
    const favicon = await paint({ html, width: FAVICON, height: FAVICON, type: 'png' });
    write('/favicon.ico', icoFile(favicon, FAVICON));
    for (const { path, size, shape } of SITE_ICONS) {
      write(path, await paintIcon(paint, size, shape));
    }
    for (const kind of SOCIAL_IMAGE_KINDS) {
      const picture = { ...socialCard(kind), ...SOCIAL_IMAGE_SIZE, type: 'jpeg' } as const;
      write(socialImagePath(kind), await paint(picture));
    }
  }),
);

/** The mark on a dark square, which systems crop to their own shapes. */
function paintIcon(paint: Paint, size: number, shape: 'round' | 'full' | 'maskable') {
  // Systems may crop a maskable icon to a circle of four fifths of its width.
  const part = shape === 'maskable' ? 0.54 : 0.66;
  const css = `div{display:grid;place-items:center;width:${size}px;height:${size}px;
    background:${colours.light.abyss};border-radius:${shape === 'round' ? size * 0.22 : 0}px}`;
  const mark = markSvg({ ...colours.dark, strokeWidth: 2.4, size: Math.round(size * part) });
  return paint({ html: `<div>${mark}</div>`, css, width: size, height: size, type: 'png' });
}

function write(path: string, content: string | Buffer): void {
  writeFileSync(join(root, 'web/public', path), content);
  console.log(`web/public${path}`);
}
