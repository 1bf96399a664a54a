import { launch } from 'puppeteer-core';
import { type Engine, LIMIT_MS, START_LIMIT_MS } from './engine';

const PROGRAM = '/usr/bin/firefox-esr';

/** Firefox without a screen. It speaks WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: { 'firefox-esr': PROGRAM },
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      // A minute after its first start a tab would tell of the browser's own terms.
      extraPrefsFirefox: { 'datareporting.policy.dataSubmissionPolicyBypassNotification': true },
      timeout: START_LIMIT_MS,
      protocolTimeout: LIMIT_MS,
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    async function press(xpath: string): Promise<void> {
      // Not by a locator, which waits until a page that moves stands still. A list may be rendered anew meanwhile.
      const end = Date.now() + LIMIT_MS;
      for (;;) {
        const element = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
        try {
          return await element?.click();
        } catch (error) {
          if (Date.now() > end) throw error;
        }
      }
    }
    return {
      open: async (url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
      },
      press,
      type: async (xpath, text) => {
        await press(xpath);
        await page.keyboard.type(text);
      },
      evaluate: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};
