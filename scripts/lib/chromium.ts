import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { Problem } from './problem';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What Chromium has to be told by root, as in a container: there is no sandbox for it. */
export const SANDBOX_FLAGS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

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
    args: [...SANDBOX_FLAGS, '--disable-gpu'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
