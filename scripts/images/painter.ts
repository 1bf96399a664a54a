import { readFileSync } from 'node:fs';
import { withChromium } from '../lib/chromium';
import { wholeFontFile } from './font-parts';

interface Picture {
  /** What the picture shows, as the body of a page. */
  html: string;
  css: string;
  width: number;
  height: number;
  /** JPEG for pictures with fine lines all over, which as PNG would weigh twice as much. */
  type: 'png' | 'jpeg';
}

/** Renders a page of the given size. */
export type Paint = (picture: Picture) => Promise<Buffer>;

const JPEG_QUALITY = 84;

/** Gives `use` a browser that paints pictures in the brand's font, and closes it afterwards. */
export function withPainter(use: (paint: Paint) => Promise<void>): Promise<void> {
  return withChromium(async (browser) => {
    const page = await browser.newPage();
    await use(async ({ html, css, width, height, type }) => {
      await page.setViewportSize({ width, height });
      await page.setContent(`<!doctype html><style>${fontRule()}${css}</style>${html}`);
      await page.evaluate('document.fonts.ready');
      return type === 'jpeg'
        ? page.screenshot({ type, quality: JPEG_QUALITY })
        : page.screenshot({ type, omitBackground: true });
    });
  });
}

function fontRule(): string {
  const data = readFileSync(wholeFontFile()).toString('base64');
  return `@font-face{font-family:Brand;font-weight:400 700;src:url(data:font/woff2;base64,${data})}
    *{box-sizing:border-box;margin:0}body{font-family:Brand;overflow:hidden}svg{display:block}`;
}
