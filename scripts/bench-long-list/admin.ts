import type { Browser } from '@playwright/test';
import { median } from '../lib/statistics';
import { demoAdmin } from '../seed/admin';
import { longestTask, noteInPages, readNoted, untilShown } from './in-page';

const RUNS = 3;
/** So many items of a list are its beginning. */
const FIRST = 3;
const SCREEN = { viewport: { width: 1440, height: 900 } };
/** By then a list is as it stays. */
const SETTLE_MS = 2_000;

/** Times in milliseconds, from the navigation. */
export interface AdminFigures {
  list: number;
  taskOfList: number;
  /** The first rows of the table, and all of them. */
  table: number;
  wholeTable: number;
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
      await show({ browser, url, session, layout: 'cards', selector: 'article', all: FIRST }),
    );
    tables.push(
      await show({ browser, url, session, layout: 'table', selector: 'tbody tr', all: jobs }),
    );
  }
  return {
    list: median(lists.map(({ first }) => first)),
    taskOfList: median(lists.map(({ task }) => task)),
    table: median(tables.map(({ first }) => first)),
    wholeTable: median(tables.map(({ all }) => all)),
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
  first: number;
  all: number;
  task: number;
}

interface Look {
  browser: Browser;
  url: string;
  session: string;
  layout: 'cards' | 'table';
  selector: string;
  /** How many there are at last. */
  all: number;
}

async function show({ browser, url, session, layout, selector, all }: Look): Promise<Shown> {
  const context = await browser.newContext(SCREEN);
  try {
    await noteInPages(context, {
      first: { selector, count: FIRST },
      all: { selector, count: all },
    });
    await context.addInitScript({
      content: `localStorage.setItem('adminSessionId', '${session}');
        localStorage.setItem('adminJobsLayout', '${layout}');`,
    });
    const page = await context.newPage();
    await page.goto(`${url}/admin`);
    await untilShown(page, ['first', 'all']);
    await page.waitForTimeout(SETTLE_MS);
    const noted = await readNoted(page);
    const { first = Number.NaN, all: whole = Number.NaN } = noted.shown;
    return { first, all: whole, task: longestTask(noted) };
  } finally {
    await context.close();
  }
}
