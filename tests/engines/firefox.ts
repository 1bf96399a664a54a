import { launch } from 'puppeteer-core';
import { type Engine, LIMIT_MS, untilDone } from './engine';

const PROGRAM = '/usr/bin/firefox-esr';
/** Its first start takes longer than any later step. */
const START_LIMIT_MS = 100_000;

/** Firefox without a screen. It speaks WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: [PROGRAM],
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
    // Not by a locator, which waits until a page that moves stands still.
    const press = (xpath: string) =>
      untilDone(async () => {
        const element = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
        await element?.click();
      });
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
