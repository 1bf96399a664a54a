import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { SANDBOX_FLAGS } from '../lib/chromium';
import { Problem } from '../lib/problem';
import { median } from '../lib/statistics';

/** Whatever else the machine does makes one or two of them slow. */
const RUNS = 5;
/** A busy machine now and then loses the start of a recording, and with it the run. */
const TRIES = 3;

/** What one page came to, times in milliseconds and sizes in bytes on the wire. */
export interface PageFigures {
  performance: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  /** Of the files' bodies: what headers weigh depends on the protocol. */
  scriptBytes: number;
  /** Each file of them with its size, in the order of loading. */
  scripts: readonly { path: string; bytes: number }[];
  totalBytes: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
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
  items?: { items?: { node?: { snippet?: string } }[] }[];
}

type SizeOf = (path: string) => Promise<number>;

/** Runs Lighthouse's mobile preset on a page, with a browser of its own for each run. */
export async function measurePage(
  url: string,
  chromium: string,
  sizeOf: SizeOf,
): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(url, chromium, sizeOf));
  const of = (pick: (figures: PageFigures) => number) => median(runs.map(pick));
  return {
    performance: of((run) => run.performance),
    largestContentfulPaint: of((run) => run.largestContentfulPaint),
    totalBlockingTime: of((run) => run.totalBlockingTime),
    layoutShift: of((run) => run.layoutShift),
    scriptBytes: of((run) => run.scriptBytes),
    totalBytes: of((run) => run.totalBytes),
    accessibility: of((run) => run.accessibility),
    bestPractices: of((run) => run.bestPractices),
    seo: of((run) => run.seo),
    scripts: runs[0]?.scripts ?? [],
    failures: [...new Set(runs.flatMap(({ failures }) => failures))],
    largestElement: runs[0]?.largestElement ?? '',
  };
}

async function measureOnce(url: string, chromium: string, sizeOf: SizeOf): Promise<PageFigures> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await runLighthouse(url, chromium);
    if (!lhr.runtimeError) return figuresOf(lhr, sizeOf);
    if (attempt === TRIES) throw new Problem(`${url}: ${lhr.runtimeError.message}`);
  }
}

async function runLighthouse(url: string, chromium: string): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: chromium,
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

async function figuresOf(lhr: RunnerResult['lhr'], sizeOf: SizeOf): Promise<PageFigures> {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details as
    { items?: NetworkRequest[] } | undefined;
  const paths = (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => new URL(url).pathname);
  const scripts = await Promise.all(
    paths.map(async (path) => ({ path, bytes: await sizeOf(path) })),
  );
  const element = lhr.audits['largest-contentful-paint-element']?.details as
    ElementTable | undefined;
  const failures = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit?.score !== null && audit?.score !== undefined && audit.score < 1)
      .map((audit) => audit?.title ?? ''),
  );
  return {
    performance: score('performance'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((total, { bytes }) => total + bytes, 0),
    scripts,
    totalBytes: value('total-byte-weight'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failures,
    largestElement: element?.items?.[0]?.items?.[0]?.node?.snippet ?? '',
  };
}
