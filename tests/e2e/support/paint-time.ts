import type { Browser, Page } from '@playwright/test';

/** As wide as a picture is shown at most, beside a text. */
const WIDTH = 800;

/**
 * Shows a drawing as an `img` and waits until it is painted.
 *
 * @returns the time of processors that all of the browser's processes took together, in milliseconds: what
 *   other programs of the machine take meanwhile is no part of it
 */
export async function paintTimeOf(svg: Buffer, page: Page, browser: Browser): Promise<number> {
  await page.setContent('<body></body>');
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((total, { cpuTime }) => total + cpuTime, 0) * 1_000;
  };
  const before = await spent();
  await page.evaluate(
    async ({ text, width }) => {
      // An address of its own, which no cache of decoded pictures knows.
      const src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      const image = document.body.appendChild(document.createElement('img'));
      image.width = width;
      image.src = src;
      await new Promise((resolve, reject) => {
        image.addEventListener('load', resolve);
        image.addEventListener('error', () => reject(new Error('It cannot be shown')));
      });
    },
    { text: svg.toString(), width: WIDTH },
  );
  // Of a single pixel, for which all of the page is painted.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  const time = (await spent()) - before;
  await session.detach();
  return time;
}
