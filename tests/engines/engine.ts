/** A window of a browser. An XPath stands for the first element that it finds, which is waited for. */
export interface BrowserWindow {
  /** Begins to open an address. */
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
  /** Paths of its programs, by the name of the package that has them. */
  programs: Readonly<Record<string, string>>;
  /** Starts it with a profile that nobody has used. */
  start: () => Promise<BrowserWindow>;
}

/** For each thing that is waited for, on a slow machine that is busy. */
export const LIMIT_MS = 60_000;
/** For a browser's first start. */
export const START_LIMIT_MS = 100_000;
