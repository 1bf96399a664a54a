import lighthouse, { type RunnerResult, startTimespan } from 'lighthouse';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { Problem } from '../lib/problem';
import { type Figure, medians } from './figures';
import { withPhone } from '../lib/chromium';

type Report = RunnerResult['lhr'];

const PAGE_RUNS = 5;
const TOUCH_RUNS = 3;
const SETTLE_MS = 3_000;
/** The browser reports an event only after the next paint. */
const REPORT_MS = 1_000;
const KEY_MS = 60;
const NEXT_PAINT = 'interaction-to-next-paint';

const SEARCH = '[placeholder="Search jobs..."]';
/** What visitors touch or type first. */
const TOUCHES = [
  { name: 'open the drawer', path: '/', touched: 'button[aria-label="Menu"]', text: '' },
  { name: 'search by place', path: '/jobs', touched: SEARCH, text: 'coventry' },
  { name: 'tick the form', path: '/', touched: 'input[type="checkbox"]', text: '' },
];

const MOST_PAINT_MS = 1_600;

/** Runs Lighthouse's mobile preset on a page; `mostPaint` is a second limit of its largest paint, in ms. */
export function measurePage(url: string, mostPaint = Infinity): Promise<Figure[]> {
  return medians(PAGE_RUNS, async () => figuresOf(await audit(url), mostPaint));
}

async function audit(url: string): Promise<Report> {
  const result = await withPhone((page) => lighthouse(url, {}, undefined, page), 1);
  const fault = result?.lhr.runtimeError;
  if (!result || fault) throw new Problem(`${url} could not be measured: ${fault?.message}`);
  return result.lhr;
}

function figuresOf({ audits, categories, finalDisplayedUrl }: Report, mostPaint: number): Figure[] {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const itemsOf = <T>(id: string) =>
    (audits[id]?.details as { items?: T[] } | undefined)?.items ?? [];
  const [painted] = itemsOf<{ items?: { node?: { snippet?: string } }[] }>(
    'largest-contentful-paint-element',
  );
  const score = (name: string, category: string, least: number): Figure => ({
    name,
    value: Math.round((categories[category]?.score ?? NaN) * 100),
    least,
    detail: (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title)
      .join('; '),
  });
  return [
    score('performance', 'performance', 95),
    {
      name: 'largest paint',
      value: value('largest-contentful-paint'),
      unit: 'ms',
      most: Math.min(MOST_PAINT_MS, mostPaint),
      detail: painted?.items?.[0]?.node?.snippet ?? '',
    },
    {
      name: 'blocking time',
      value: value('total-blocking-time'),
      unit: 'ms',
      most: 150,
    },
    { name: 'layout shift', value: value('cumulative-layout-shift'), most: 0.01 },
    {
      name: 'transfer',
      value: value('total-byte-weight') / 1_000,
      unit: 'kB',
      ...(new URL(finalDisplayedUrl).pathname === '/' && { most: 250 }),
    },
    score('accessibility', 'accessibility', 100),
    score('best practices', 'best-practices', 100),
    score('SEO', 'seo', 100),
  ];
}

/** Measures the time from a touch or key to the next paint. */
export async function measureTouches(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const touch of TOUCHES) {
    const once = () => withPhone((page) => touchPage(page, url, touch));
    figures.push(...(await medians(TOUCH_RUNS, once)));
  }
  return figures;
}

async function touchPage(
  page: Page,
  url: string,
  touch: (typeof TOUCHES)[number],
): Promise<Figure[]> {
  await page.goto(url + touch.path, { waitUntil: 'networkidle0' });
  // Scrolls first, because its effects aren't the touch's.
  await (await page.$(touch.touched))?.scrollIntoView();
  await delay(SETTLE_MS);
  const { endTimespan } = await startTimespan(page, { flags: { onlyAudits: [NEXT_PAINT] } });
  await page.tap(touch.touched);
  await page.keyboard.type(touch.text, { delay: KEY_MS });
  await delay(REPORT_MS);
  const value = (await endTimespan())?.lhr.audits[NEXT_PAINT]?.numericValue ?? NaN;
  return [{ name: touch.name, value, unit: 'ms', most: 200 }];
}
