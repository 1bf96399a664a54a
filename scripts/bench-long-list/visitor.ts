import type { Browser } from '@playwright/test';
import { DEVICE, SLOWDOWN } from '../bench-web/slow-phone';
import type { Figure } from '../lib/figures';
import { repeat } from '../lib/rounds';
import { medians } from '../lib/statistics';
import { longestTask, noteInPages, readNoted, untilShown } from './in-page';

const RUNS = 3;
const { width, height } = DEVICE;
const PHONE = { viewport: { width, height }, isMobile: true, hasTouch: true };
/** By then whatever a letter leads to has been done. */
const SETTLE_MS = 3_000;

/** What somebody with a slow phone waits for in the list of jobs, and how much they load for it: medians. */
export async function measureVisitor(browser: Browser, url: string): Promise<Figure[]> {
  const answer = await fetch(`${url}/api/jobs`);
  const { data } = (await answer.json()) as { data: unknown[] };
  const middle = medians(await repeat(RUNS, () => visit(browser, url, data.length)));
  return [
    {
      name: '`/jobs` shows its first cards, 4x',
      unit: 's',
      goal: 0.6,
      value: middle.firstCards / 1_000,
    },
    { name: 'answers a letter typed, 4x', unit: 'ms', goal: 40, value: middle.letter },
    { name: 'longest task after it, 4x', unit: 'ms', goal: 100, value: middle.taskAfterLetter },
    { name: 'longest task as the list comes, 4x', unit: 'ms', value: middle.taskOfList },
    {
      name: 'the list, not compressed',
      unit: 'kB',
      goal: 1_000,
      isGate: true,
      value: middle.list / 1_000,
    },
    { name: 'what the letter asks for besides', unit: 'kB', value: middle.search / 1_000 },
  ];
}

/** Times in milliseconds, sizes in bytes without compression. */
async function visit(browser: Browser, url: string, open: number) {
  const context = await browser.newContext(PHONE);
  try {
    await noteInPages(context, { cards: { selector: '[data-job-list] article', count: 3 } });
    const page = await context.newPage();
    const sizes: { path: string; bytes: Promise<number> }[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (!path.startsWith('/api/')) return;
      // Of one that the page gives up nothing comes.
      const bytes = response.body().then(
        ({ length }) => length,
        () => 0,
      );
      sizes.push({ path, bytes });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${url}/jobs`);
    await untilShown(page, ['cards']);
    await page.getByText(`Showing ${open} jobs`).waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const search = page.getByRole('searchbox', { name: 'Search jobs' });
    await search.focus();
    const from = await page.evaluate<number>('performance.now()');
    await search.press('g');
    await page.waitForTimeout(SETTLE_MS);
    await page.getByText(/so far/).waitFor({ state: 'detached' });
    const noted = await readNoted(page);
    const bytesOf = async (ask: RegExp) => {
      const all = sizes.filter(({ path }) => ask.test(path)).map(({ bytes }) => bytes);
      return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
    };
    const { cards = Number.NaN } = noted.shown;
    return {
      firstCards: cards,
      // From the letter to the next paint.
      letter: Math.max(0, ...noted.keys),
      taskAfterLetter: longestTask(noted, from),
      // Of any task from the first cards until the letter.
      taskOfList: longestTask(noted, cards, from),
      list: await bytesOf(/^\/api\/(?:listed-)?jobs$/),
      search: await bytesOf(/^\/api\/job-texts/),
    };
  } finally {
    await context.close();
  }
}
