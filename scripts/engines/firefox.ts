import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { connect } from 'puppeteer-core';
import { endGuarded, startGuarded } from '../lib/guarded';
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
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const findPrograms = () => ({ firefox: onPath('firefox-esr') ?? onPath('firefox') });

/** Firefox without a screen. It speaks WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => missingOf(findPrograms()),
  start: startFirefox,
};

async function startFirefox(): Promise<BrowserWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join(''));
  const program = startGuarded(
    pathOf(findPrograms(), 'firefox'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { output: ['ignore', 'pipe'] },
  );
  async function end(): Promise<void> {
    await endGuarded(program);
    rmSync(profile, { recursive: true, force: true });
  }
  try {
    const address = await addressFrom(program.stderr as Readable);
    return await windowAt(address, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Where it listens, as it says itself. */
async function addressFrom(said: Readable): Promise<string> {
  const lines: string[] = [];
  // Whoever does not read on would stop it once it has said more than a pipe holds.
  const reader = createInterface(said);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`Firefox does not listen:\n${lines.join('\n')}`));
    const timer = setTimeout(fail, ENGINE_LIMIT_MS);
    reader.on('line', (line) => {
      lines.push(line);
      const [, address] = LISTENS.exec(line) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

async function windowAt(address: string, end: () => Promise<void>): Promise<BrowserWindow> {
  const browser = await connect({
    browserWSEndpoint: `${address}/session`,
    protocol: 'webDriverBiDi',
    protocolTimeout: ENGINE_LIMIT_MS,
  });
  const page = await browser.newPage();
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
    close: async () => {
      await browser.disconnect();
      await end();
    },
  };
}
