import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePorts } from '../../scripts/emulators/ports';
import { type Engine, untilDone } from './engine';

const SCREEN = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
/** The key of an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit's own small browser, on a virtual screen. It speaks WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: [SCREEN, DRIVER],
  start: async () => {
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    const started: ChildProcess[] = [];
    const end = () => {
      for (const program of started) program.kill();
      rmSync(home, { recursive: true, force: true });
    };
    // Also if no window opens.
    process.once('exit', end);
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(screen);
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const { hosting: port } = await freePorts();
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, HOME: home };
    started.unshift(spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env }));

    async function send<T>(path: string, body?: object): Promise<T> {
      const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
        method: body ? 'POST' : 'DELETE',
        body: body ? JSON.stringify(body) : null,
      });
      const { value } = (await response.json()) as { value: T };
      if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
      return value;
    }
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const { sessionId } = await untilDone(() => send<{ sessionId: string }>('', { capabilities }));
    const find = (xpath: string) =>
      send<{ [ELEMENT]: string }>(`/${sessionId}/element`, { using: 'xpath', value: xpath });
    const doTo = (xpath: string, what: string, body: object) =>
      untilDone(async () => {
        const { [ELEMENT]: element } = await find(xpath);
        await send(`/${sessionId}/element/${element}/${what}`, body);
      });
    const evaluate = (expression: string) =>
      send(`/${sessionId}/execute/sync`, { script: `return (${expression});`, args: [] });
    return {
      evaluate,
      open: async (url) => {
        await evaluate('document.documentElement.dataset.isLeft = "true"');
        await send(`/${sessionId}/url`, { url });
        await untilDone(async () => {
          if (await evaluate('!!document.documentElement.dataset.isLeft')) throw new Error(url);
        });
      },
      press: (xpath) => doTo(xpath, 'click', {}),
      type: (xpath, text) => doTo(xpath, 'value', { text }),
      close: async () => {
        // Ending the session ends the browser.
        await send(`/${sessionId}`);
        end();
      },
    };
  },
};
