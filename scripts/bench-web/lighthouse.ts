import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findChromium, SANDBOX_FLAGS } from '../lib/chromium';
import { Problem } from '../lib/problem';
import { repeat } from '../lib/rounds';
import { medians } from '../lib/statistics';

/** Whatever else the machine does makes one or two of them slow. */
const RUNS = 5;
/** A busy machine now and then loses the start of a recording, and with it the run. */
const TRIES = 3;

/** Lighthouse's own names of its audits: times in milliseconds, and a sum of shifts. */
const AUDITS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
/** And of its categories, whose scores are of 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Sizes are in bytes on the wire: of scripts those of the files' bodies, since what headers weigh depends on
 * the protocol.
 */
export type PageFigure =
  (typeof AUDITS)[number] | (typeof CATEGORIES)[number] | 'scripts' | 'transfer';

/** What one page came to. */
export interface PageFigures extends Record<PageFigure, number> {
  /** Each script with its size, in the order of loading. */
  files: readonly { path: string; bytes: number }[];
  /** Titles of audits of the last three categories that failed. */
  failures: string[];
  /** What was painted last, as HTML. */
  largestElement: string;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
}

/** As far as it is read here. */
interface ElementTable {
  items?: { node?: { snippet?: string } }[];
}

type SizeOf = (path: string) => Promise<number>;

/** Runs Lighthouse's mobile preset on a page, with a browser of its own for each run. */
export async function measurePage(url: string, sizeOf: SizeOf): Promise<PageFigures> {
  const runs = await repeat(RUNS, () => measureOnce(url, sizeOf));
  const { files = [], largestElement = '' } = runs[0] ?? {};
  return {
    ...medians<PageFigure>(runs.map(({ figures }) => figures)),
    files,
    failures: [...new Set(runs.flatMap(({ failures }) => failures))],
    largestElement,
  };
}

async function measureOnce(url: string, sizeOf: SizeOf) {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await runLighthouse(url);
    if (!lhr.runtimeError) return figuresOf(lhr, sizeOf);
    if (attempt === TRIES) throw new Problem(`${url}: ${lhr.runtimeError.message}`);
  }
}

async function runLighthouse(url: string): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--disable-gpu', '--disable-quic', ...SANDBOX_FLAGS],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!result) throw new Problem(`Lighthouse has no result for ${url}`);
    return result;
  } finally {
    chrome.kill();
  }
}

async function figuresOf(lhr: RunnerResult['lhr'], sizeOf: SizeOf) {
  const itemsOf = <T>(audit: string) =>
    (lhr.audits[audit]?.details as { items?: T[] } | undefined)?.items ?? [];
  const paths = itemsOf<NetworkRequest>('network-requests')
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => new URL(url).pathname);
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await sizeOf(path) })));
  const [largest] = itemsOf<ElementTable>('largest-contentful-paint-element');
  const failures = CATEGORIES.slice(1)
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter((audit) => audit.score !== null && audit.score < 1)
    .map(({ title }) => title);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figures = Object.fromEntries<number>([
    ...AUDITS.map((audit) => [audit, value(audit)] as const),
    ...CATEGORIES.map((category) => [category, score(category)] as const),
    ['scripts', files.reduce((total, { bytes }) => total + bytes, 0)],
    ['transfer', value('total-byte-weight')],
  ]) as Record<PageFigure, number>;
  const largestElement = largest?.items?.[0]?.node?.snippet ?? '';
  return { figures, files, failures, largestElement };
}
