import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Capabilities, type ISize, Key as WebDriverKey, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { isAnswering } from '../lib/is-answering';
import { endGuarded, startGuarded } from '../lib/guarded';
import { cacheFolder } from '../lib/repository';
import { type BrowserWindow, type Engine, ENGINE_LIMIT_MS, type Key } from './engine';
import { missingOf, onPath, pathOf } from '../lib/programs';

const LIBRARIES = '/usr/lib';
const VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
/** Buttons and address of the window, so small that the page may be as narrow as on a phone. */
const SMALL_BARS =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

const findPrograms = () => ({
  WebKitWebDriver: onPath('WebKitWebDriver'),
  MiniBrowser: findMiniBrowser(),
  Xvfb: onPath('Xvfb'),
});

/** WebKit's own small browser, on a screen that nobody sees. It speaks plain WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => missingOf(findPrograms()),
  start: startWebKit,
};

async function startWebKit(): Promise<BrowserWindow> {
  const programs = findPrograms();
  const started: ChildProcess[] = [];
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), SMALL_BARS);
  async function end(): Promise<void> {
    // The screen goes last.
    for (const program of started.reverse()) await endGuarded(program);
    rmSync(settings, { recursive: true, force: true });
  }
  try {
    const screen = startGuarded(
      pathOf(programs, 'Xvfb'),
      ['-displayfd', '3', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp'],
      { output: ['ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    mkdirSync(cacheFolder, { recursive: true });
    const log = openSync(join(cacheFolder, 'webkit.log'), 'w');
    const driver = startGuarded(pathOf(programs, 'WebKitWebDriver'), [`--port=${port}`], {
      output: [log, log],
      environment: {
        DISPLAY: `:${display.toString().trim()}`,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        XDG_CONFIG_HOME: settings,
      },
    });
    started.push(driver);
    const session = await startSession(`http://127.0.0.1:${port}`, {
      // A page that waits for a file is used before it has loaded.
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': {
        binary: pathOf(programs, 'MiniBrowser'),
        args: ['--automation'],
      },
    });
    return windowOf(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** It stands among the files of its library. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((folder) => VERSIONS.map((version) => join(LIBRARIES, folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const KEYS: Readonly<Record<Key, string>> = {
  Escape: WebDriverKey.ESCAPE,
  Shift: WebDriverKey.SHIFT,
};
const POLL_MS = 100;

/** Begins a session at a driver that has just been started. */
async function startSession(url: string, capabilities: object): Promise<WebDriver> {
  const until = Date.now() + ENGINE_LIMIT_MS;
  while (!(await isAnswering(`${url}/status`, ENGINE_LIMIT_MS))) {
    if (Date.now() > until) throw new Error('The driver does not answer');
    await delay(POLL_MS);
  }
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(url)),
    new Capabilities(capabilities),
  );
  await inTime(driver.getSession());
  return driver;
}

/** @throws when the driver, which sets no limit of its own, does not answer */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = delay(ENGINE_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error('The driver does not answer');
  });
  return Promise.race([answer, late]);
}

/** @param end is called when the session is over */
function windowOf(driver: WebDriver, end: () => Promise<void>): BrowserWindow {
  const evaluate = (expression: string) => driver.executeScript<unknown>(`return (${expression});`);
  const readSize = async () =>
    (await evaluate('({ width: innerWidth, height: innerHeight })')) as ISize;

  /** The size of the page once it no longer changes. */
  async function settledSize(): Promise<ISize> {
    let size = await readSize();
    for (;;) {
      await delay(POLL_MS);
      const next = await readSize();
      if (next.width === size.width && next.height === size.height) return size;
      size = next;
    }
  }

  return {
    evaluate,
    navigate: (url) => driver.get(url),
    press: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      const until = Date.now() + ENGINE_LIMIT_MS;
      // The window has bars of its own around the page.
      const outer = { width, height };
      while (Date.now() < until) {
        await driver.manage().window().setRect(outer);
        const inner = await settledSize();
        if (inner.width === width && inner.height === height) return;
        outer.width += width - inner.width;
        outer.height += height - inner.height;
      }
      throw new Error(`The window does not get ${width} by ${height} px`);
    },
    picture: () => driver.takeScreenshot(),
    close: async () => {
      await inTime(driver.quit()).catch(() => undefined);
      await end();
    },
  };
}
