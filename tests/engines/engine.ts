import { setTimeout as delay } from 'node:timers/promises';

/** A window of a browser. An XPath stands for the first element that it finds, which is waited for. */
export interface BrowserWindow {
  /** Starts loading an address. */
  open: (url: string) => Promise<void>;
  press: (xpath: string) => Promise<void>;
  /** Types into a field. */
  type: (xpath: string, text: string) => Promise<void>;
  /** The value of an expression in the page, which has to be one of JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Ends every process that was started for it. */
  close: () => Promise<void>;
}

/** A browser whose engine is not Chromium's. */
export interface Engine {
  name: string;
  /** Paths of what has to be installed. */
  programs: readonly string[];
  /** Starts it with a profile that nobody has used. */
  start: () => Promise<BrowserWindow>;
}

/** How long each step may take, on a slow and busy machine. */
export const LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Tries again until it succeeds: an element may not be there yet, or has just been rendered anew. */
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
