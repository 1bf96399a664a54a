import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { Problem } from './problem';

const KNOWN = [
  // Draws the same without a window's own parts, and starts twice as fast.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Root has no sandbox; nothing may ask a network that tests do not have. */
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
 * Path of a Chromium, for whatever paints pictures or walks the site.
 *
 * @throws {Problem} when there is none
 */
export function findChromium(): string {
  const explicit = process.env['CHROMIUM_PATH'];
  const found = (explicit ? [explicit] : KNOWN).find((path) => existsSync(path));
  if (found) return found;
  throw new Problem(
    'This needs Chromium, which draws pictures and walks the site, and none was found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** Works with a Chromium that no visitor has used, and closes it. */
export async function withChromium<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
