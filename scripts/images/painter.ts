import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withChromium } from '../lib/chromium';
import { root } from '../lib/repository';

/** A picture as the body of a page. JPEG if PNG would be twice as large. */
interface Picture {
  html: string;
  css?: string;
  width: number;
  height: number;
  type: 'png' | 'jpeg';
}

export type Paint = (picture: Picture) => Promise<Buffer>;

const FONT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const JPEG_QUALITY = 84;

/** Opens a browser that paints pictures in the brand's typeface, and closes it after use. */
export function withPainter(use: (paint: Paint) => Promise<void>): Promise<void> {
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
