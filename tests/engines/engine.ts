import { setTimeout as delay } from 'node:timers/promises';

/** A browser window. An XPath selects its first match, once that exists. */
export interface BrowserWindow {
  /** Starts loading an address. */
  open: (url: string) => Promise<void>;
  press: (xpath: string) => Promise<void>;
  /** Types into a field. */
  type: (xpath: string, text: string) => Promise<void>;
  /** Returns an expression's value in the page, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Ends every process that was started for the browser. */
  close: () => Promise<void>;
}

/** A browser with an engine other than Chromium's. */
export interface Engine {
  name: string;
  /** Paths of the required programs. */
  programs: readonly string[];
  /** Starts it with a new profile. */
  start: () => Promise<BrowserWindow>;
}

/** The limit for each step, on a slow and busy machine. */
export const LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Retries until it succeeds: an element may not exist yet, or has just been rendered anew. */
export async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(POLL_MS);
    }
  }
}
