import { hydrateAllParts } from '../support/until-hydrated';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

// Content that loads late on a slow connection has its space reserved.

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/about', '/clean-energy']) {
    test(`nothing of ${path} moves during fast scrolling`, async ({ page }) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      await page.addInitScript(() => {
        const seen = window as unknown as { shifted: number };
        seen.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            seen.shifted += (entry as unknown as { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const isAtEnd = () =>
        page.evaluate(() => {
          scrollBy(0, 700);
          return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        });
      await expect.poll(isAtEnd, { intervals: [80] }).toBe(true);
      await hydrateAllParts(page);
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      // The limit for 'good'; the font alone may use a part of it.
      expect(shifted).toBeLessThan(0.1);
    });
  }
});
