import type { BrowserWindow } from './browser-window';

/** A browser whose engine is not Chromium's. */
export interface Engine {
  name: string;
  /** Those of its programs that are not installed: it can be started where there is none. */
  missing: () => string[];
  /** Starts it with a profile that nobody has used; it does not outlive this process. */
  start: () => Promise<BrowserWindow>;
}

/** How long an engine may take to start, or to answer, on a slow machine that is busy. */
export const ENGINE_LIMIT_MS = 60_000;
