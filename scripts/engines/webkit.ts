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
import { endGuarded, startGuarded } from '../lib/guarded';
import { cacheFolder } from '../lib/repository';
import type { BrowserWindow } from './browser-window';
import type { Engine } from './engine';
import { missingOf, onPath, pathOf } from './programs';
import { startSession } from './web-driver';

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
