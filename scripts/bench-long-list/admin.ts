import type { Browser } from '@playwright/test';
import { median } from '../lib/statistics';
import { demoAdmin } from '../seed/admin';
import { longestTask, noteInPages, readNoted, untilShown } from './in-page';

const RUNS = 3;
const SCREEN = { viewport: { width: 1440, height: 900 } };
/** By then a list is as it stays. */
const SETTLE_MS = 2_000;

/** Times in milliseconds, from the navigation. */
export interface AdminFigures {
  list: number;
  taskOfList: number;
  table: number;
  taskOfTable: number;
}

/** How long an admin waits for all jobs as cards and as a table: medians. */
export async function measureAdmin(
  browser: Browser,
  url: string,
  api: string,
  jobs: number,
): Promise<AdminFigures> {
  const session = await logIn(api);
  const lists: Shown[] = [];
  const tables: Shown[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    lists.push(
      await show({ browser, url, session, layout: 'cards', selector: 'article', count: 3 }),
    );
    tables.push(
      await show({ browser, url, session, layout: 'table', selector: 'tbody tr', count: jobs }),
    );
  }
  return {
    list: median(lists.map(({ at }) => at)),
    taskOfList: median(lists.map(({ task }) => task)),
    table: median(tables.map(({ at }) => at)),
    taskOfTable: median(tables.map(({ task }) => task)),
  };
}

/** At the function itself: the process hides the type of a body from whatever else runs in it, as Hosting does here. */
async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAdmin),
  });
  const { data } = (await answer.json()) as { data: { sessionId: string } };
  return data.sessionId;
}

interface Shown {
  at: number;
  task: number;
}

interface Look {
  browser: Browser;
  url: string;
  session: string;
  layout: 'cards' | 'table';
  selector: string;
  count: number;
}

async function show({ browser, url, session, layout, selector, count }: Look): Promise<Shown> {
  const context = await browser.newContext(SCREEN);
  try {
    await noteInPages(context, { all: { selector, count } });
    await context.addInitScript({
      content: `localStorage.setItem('adminSessionId', '${session}');
        localStorage.setItem('adminJobsLayout', '${layout}');`,
    });
    const page = await context.newPage();
    await page.goto(`${url}/admin`);
    await untilShown(page, ['all']);
    await page.waitForTimeout(SETTLE_MS);
    const noted = await readNoted(page);
    return { at: noted.shown['all'] ?? Number.NaN, task: longestTask(noted) };
  } finally {
    await context.close();
  }
}
