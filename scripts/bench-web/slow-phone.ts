import type { Browser, CDPSession, Page } from '@playwright/test';

/** As Lighthouse slows a desktop processor down to a phone's. */
export const SLOWDOWN = 4;
/** In CSS px. */
export const SCREEN = { width: 412, height: 823 };
const PHONE = { viewport: SCREEN, isMobile: true, hasTouch: true };

/** An empty page on a slow phone, in a browser context of its own. */
export async function openSlowly(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}
