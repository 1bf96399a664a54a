import { launch } from 'puppeteer-core';
import { type Engine, LIMIT_MS, untilDone } from './engine';

const PROGRAM = '/usr/bin/firefox-esr';
/** The first start takes longer than any later step. */
const START_LIMIT_MS = 100_000;

/** Headless Firefox. It speaks WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: [PROGRAM],
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      // A minute after its first start Firefox would open a tab with its terms.
      extraPrefsFirefox: { 'datareporting.policy.dataSubmissionPolicyBypassNotification': true },
      timeout: START_LIMIT_MS,
      protocolTimeout: LIMIT_MS,
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    // A locator would wait until the element stops moving.
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
