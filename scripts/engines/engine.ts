/** Keys that a walk presses, by the names of the events that they make. */
export type Key = 'Escape' | 'Shift';

/** A window of a browser: what a user does in it, and what a script can ask of its page. */
export interface BrowserWindow {
  /** Begins to open an address. */
  navigate: (url: string) => Promise<void>;
  /** The value of an expression in the page, which has to be one of JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses with the mouse, at a point of what the window shows. */
  press: (x: number, y: number) => Promise<void>;
  /** Types at what has the focus. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Puts the page before every other, with this many pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what it shows, as PNG in base64. */
  picture: () => Promise<string>;
  /** Ends the browser and every process that came with it. */
  close: () => Promise<void>;
}

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
