import { launch, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../lib/chromium';

const VIEWPORT = { width: 412, height: 823, isMobile: true, hasTouch: true };

/** Opens an empty page on a simulated phone as slow as Lighthouse's, with an empty cache. */
export async function withPhone<T>(use: (page: Page) => Promise<T>, slowdown = 4): Promise<T> {
  const browser = await launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
    defaultViewport: VIEWPORT,
  });
  try {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(slowdown);
    return await use(page);
  } finally {
    await browser.close();
  }
}
