import { launch } from 'puppeteer-core';
import { endGuarded, guarded } from '../lib/guarded';
import { type BrowserWindow, type Engine, ENGINE_LIMIT_MS } from './engine';
import { missingOf, onPath, pathOf } from '../lib/programs';

const PREFERENCES = {
  // A link to write an e-mail would ask, in a dialog of the browser's own, for a program to open.
  'network.protocol-handler.external.mailto': false,
  'network.protocol-handler.expose.mailto': false,
  'network.protocol-handler.warn-external.mailto': false,
  // A tab that is not in front moves nothing and answers after half a minute: none that a link opens, and
  // none that tells of the browser's own terms a minute after its first start, comes before the walked one.
  'browser.tabs.loadDivertedInBackground': true,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  // With a scrollbar that takes its place, as on a desktop.
  'widget.gtk.overlay-scrollbars.enabled': false,
};

const findPrograms = () => ({ firefox: onPath('firefox-esr') ?? onPath('firefox') });

/** Firefox without a screen. It speaks WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => missingOf(findPrograms()),
  start: startFirefox,
};

async function startFirefox(): Promise<BrowserWindow> {
  const [executablePath, args] = guarded(pathOf(findPrograms(), 'firefox'), [
    '--headless',
    '--no-remote',
  ]);
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    args,
    // The shell that guards it is not to be told what Firefox is.
    ignoreDefaultArgs: true,
    extraPrefsFirefox: PREFERENCES,
    timeout: ENGINE_LIMIT_MS,
    protocolTimeout: ENGINE_LIMIT_MS,
  });
  const close = async () => {
    const guard = browser.process();
    if (guard) await endGuarded(guard);
    await browser.close();
  };
  const page = await browser.newPage().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  // What was typed and not saved is asked about before a page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    navigate: async (url) => {
      // Ends when all has loaded, or with an error where the page goes on to another address.
      page.goto(url).catch(() => undefined);
      await Promise.resolve();
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      await page.bringToFront();
      await page.setViewport({ width, height });
    },
    picture: () => page.screenshot({ encoding: 'base64' }),
    close,
  };
}
