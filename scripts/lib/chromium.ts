import { existsSync } from 'node:fs';
import { Problem } from './problem';
import { launch, type Page } from 'puppeteer-core';

const KNOWN = [
  // Headless Chromium without window code, which starts twice as fast.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Root has no sandbox, and nothing may use the network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a Chromium.
 *
 * @throws {Problem} if there is none
 */
export function findChromium(): string {
  const explicit = process.env['CHROMIUM_PATH'];
  const found = (explicit ? [explicit] : KNOWN).find((path) => existsSync(path));
  if (found) return found;
  throw new Problem(
    'This needs Chromium, and none was found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

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
