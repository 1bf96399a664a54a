import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow, Key } from './browser-window';
import { ENGINE_LIMIT_MS } from './engine';

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
export async function startSession(
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
  const isReady = () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > until) throw new Error('The driver does not answer');
    await delay(POLL_MS);
  }
}
