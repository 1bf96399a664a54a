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
    const capabilities = {
      'webkitgtk:browserOptions': {
        binary: pathOf(programs, 'MiniBrowser'),
        args: ['--automation'],
      },
    };
    return await startSession(`http://127.0.0.1:${port}`, capabilities, end);
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

/** As WebDriver writes keys that are no letters. */
const KEYS: Readonly<Record<Key, string>> = { Escape: '\uE00C', Shift: '\uE008' };
const POLL_MS = 100;

interface Size {
  width: number;
  height: number;
}

/**
 * The window of a browser behind a driver that has just been started.
 *
 * @param end is called when the session is over
 */
async function startSession(
  driver: string,
  capabilities: object,
  end: () => Promise<void>,
): Promise<BrowserWindow> {
  await untilReady(driver);
  const { sessionId } = (await send(`${driver}/session`, {
    capabilities: {
      alwaysMatch: {
        // A page that waits for a file is used before it has loaded.
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
        ...capabilities,
      },
    },
  })) as { sessionId: string };
  return windowOf(`${driver}/session/${sessionId}`, end);
}

function windowOf(session: string, end: () => Promise<void>): BrowserWindow {
  const evaluate = (expression: string) =>
    send(`${session}/execute/sync`, { script: `return (${expression});`, args: [] });
  const act = async (actions: object) => {
    await send(`${session}/actions`, { actions: [actions] });
  };
  const pressKeys = (keys: readonly string[]) =>
    act({
      type: 'key',
      id: 'keys',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });

  /** The size of the page once it no longer changes. */
  async function settledSize(): Promise<Size> {
    const read = async () =>
      (await evaluate('({ width: innerWidth, height: innerHeight })')) as Size;
    let size = await read();
    for (;;) {
      await delay(POLL_MS);
      const next = await read();
      if (next.width === size.width && next.height === size.height) return size;
      size = next;
    }
  }

  return {
    evaluate,
    navigate: async (url) => void (await send(`${session}/url`, { url })),
    press: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => pressKeys(text.split('')),
    key: (key) => pressKeys([KEYS[key]]),
    resize: async (width, height) => {
      const until = Date.now() + ENGINE_LIMIT_MS;
      // The window has bars of its own around the page.
      const outer = { width, height };
      while (Date.now() < until) {
        await send(`${session}/window/rect`, outer);
        const inner = await settledSize();
        if (inner.width === width && inner.height === height) return;
        outer.width += width - inner.width;
        outer.height += height - inner.height;
      }
      throw new Error(`The window does not get ${width} by ${height} px`);
    },
    picture: async () => (await send(`${session}/screenshot`)) as string,
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      await end();
    },
  };
}

/** @throws what the driver says is wrong */
async function send(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ENGINE_LIMIT_MS),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`The driver says: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(driver: string): Promise<void> {
  const until = Date.now() + ENGINE_LIMIT_MS;
  while (!(await isAnswering(`${driver}/status`, ENGINE_LIMIT_MS))) {
    if (Date.now() > until) throw new Error('The driver does not answer');
    await delay(POLL_MS);
  }
}
