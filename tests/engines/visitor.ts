import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow, Key } from '../../scripts/engines/engine';
import { found, nameOf, placeOf, type Target } from './target';

const POLL_MS = 100;
/** For each thing that is waited for, on a slow machine that is busy. */
const LIMIT_MS = 60_000;

/** Somebody who uses the site in a browser, and waits for what it shows. */
export interface Visitor {
  /** Opens a path of the site, as soon as its document is there. */
  open: (path: string) => Promise<void>;
  /** Waits until every part of the page answers. */
  untilHydrated: () => Promise<void>;
  press: (target: Target) => Promise<void>;
  /** Writes a text in the place of what a field holds. */
  write: (target: Target, text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Waits until it can be seen. */
  see: (target: Target) => Promise<void>;
  /** Waits until an expression of the page is what is expected. */
  expect: (expression: string, expected: unknown) => Promise<void>;
  /** The value of an expression of the page. */
  ask: (expression: string) => Promise<unknown>;
}

/**
 * @param site where its paths begin
 * @param signal ends whatever the visitor is at: nothing goes on beside the test that comes next
 */
export function visitorOf(window: BrowserWindow, site: string, signal: AbortSignal): Visitor {
  function ask(expression: string): Promise<unknown> {
    signal.throwIfAborted();
    return window.evaluate(expression);
  }

  /** Asks until the answer is right, and tells the last one where it never is. */
  async function until<T>(
    what: string,
    tell: () => Promise<T>,
    isRight: (told: T) => boolean,
  ): Promise<T> {
    const end = Date.now() + LIMIT_MS;
    let last: unknown;
    while (Date.now() < end) {
      signal.throwIfAborted();
      try {
        const told = await tell();
        if (isRight(told)) return told;
        last = told;
      } catch (error) {
        // A page that goes on to another one answers nothing.
        last = error;
      }
      await delay(POLL_MS);
    }
    const where = String(await ask('location.href').catch(() => 'nowhere'));
    throw new Error(
      `${what} at ${where}: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
    );
  }

  async function press(target: Target): Promise<void> {
    let before = '';
    const place = await until(
      `Cannot press ${nameOf(target)}`,
      () => ask(placeOf(target)),
      (told) => {
        // What still moves is pressed when it stands.
        const stands = JSON.stringify(told) === before;
        before = JSON.stringify(told);
        return stands && Array.isArray(told);
      },
    );
    const [x, y] = place as [number, number];
    signal.throwIfAborted();
    await window.press(x, y);
  }

  async function key(name: Key): Promise<void> {
    signal.throwIfAborted();
    await window.key(name);
  }

  return {
    ask,
    press,
    key,
    open: async (path) => {
      await ask('document.documentElement.dataset.left = "true"');
      await window.navigate(`${site}${path}`);
      await until(
        `${path} does not open`,
        () =>
          ask(
            '!document.documentElement.dataset.left && !!document.querySelector("h1, #root, pre")',
          ),
        Boolean,
      );
    },
    untilHydrated: async () => {
      await until(
        'Not hydrated',
        () => ask('!!document.querySelector("main[data-hydrated] h1")'),
        Boolean,
      );
      await key('Shift');
      await until(
        'Not all of it is hydrated',
        () => ask('document.querySelectorAll("[data-lazy-part]:not([data-hydrated])").length'),
        (parts) => parts === 0,
      );
    },
    write: async (target, text) => {
      // Pressed once more where the page has moved away under the press.
      await until(
        `Cannot write into ${nameOf(target)}`,
        async () => {
          await press(target);
          return ask(`${found(target)}[0] === document.activeElement`);
        },
        Boolean,
      );
      await ask('document.activeElement.select()');
      signal.throwIfAborted();
      await window.type(text);
    },
    see: async (target) => {
      await until(`Does not see ${nameOf(target)}`, () => ask(`${found(target)}.length`), Boolean);
    },
    expect: async (expression, expected) => {
      await until(
        `${expression} is not ${JSON.stringify(expected)}`,
        () => ask(expression),
        (told) => JSON.stringify(told) === JSON.stringify(expected),
      );
    },
  };
}
