import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

/** For each page; `TOUCHES=20 npm run e2e -- tests/e2e/site/early-touches.spec.ts` tries more. */
const RUNS = Number(process.env['TOUCHES'] ?? 2);

/** Something that a visitor does to a control. */
interface Touch {
  of: (page: Page) => Locator;
  do: (control: Locator, page: Page) => Promise<void>;
}

/** A page, what can be touched on it, and which part of it tells how it ended. */
interface Case {
  path: string;
  scope: string;
  touches: Readonly<Record<string, Touch>>;
}

const type = (of: Touch['of'], text: string): Touch => ({
  of,
  do: async (control, page) => {
    await control.click();
    await page.keyboard.type(text);
  },
});
const press = (of: Touch['of'], ...keys: string[]): Touch => ({
  of,
  do: async (control, page) => {
    // What waits for the app takes no focus before.
    await expect(async () => {
      await control.focus();
      await expect(control).toBeFocused({ timeout: 50 });
    }).toPass();
    for (const key of keys) await page.keyboard.press(key);
  },
});
const choose = (of: Touch['of'], index: number): Touch => ({
  of,
  do: async (control) => {
    await control.selectOption({ index });
  },
});
/** On a slider's track, at a share of its width. */
const tap = (of: Touch['of'], share: number): Touch => ({
  of,
  do: async (control) => {
    const box = await control.boundingBox();
    await control.click({ position: { x: (box?.width ?? 0) * share, y: (box?.height ?? 0) / 2 } });
  },
});
const click = (of: Touch['of']): Touch => ({ of, do: (control) => control.click() });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });
const sector = (page: Page) => page.getByRole('combobox', { name: 'Sector' });
const place = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const hires = (page: Page) => page.getByRole('slider', { name: 'Hires per month' });
const months = (page: Page) => page.getByRole('slider', { name: 'Duration' });
const field = (name: RegExp) => (page: Page) =>
  page.locator('#contact').getByRole('textbox', { name });
const consent = (page: Page) => page.locator('#contact').getByRole('checkbox');
const dark = (page: Page) => page.getByRole('radio', { name: 'Dark' }).first();

const SEARCH = {
  'types solar': type(search, 'solar'),
  'types a letter': type(search, 'g'),
  'deletes a letter': press(search, 'End', 'Backspace'),
  'chooses a sector': choose(sector, 2),
  'chooses every sector again': choose(sector, 0),
  'chooses a place': choose(place, 1),
};
const PLAN = {
  'taps few hires': tap(hires, 0.3),
  'taps most hires': tap(hires, 0.99),
  'hires more by key': press(hires, 'ArrowRight', 'ArrowRight'),
  'taps nine months': tap(months, 0.66),
  'fewer months by key': press(months, 'ArrowLeft'),
};
const MESSAGE = {
  'types a name': type(field(/^Name/), 'Ada'),
  'types more of a name': press(field(/^Name/), 'End', 'x'),
  'types an address': type(field(/^E-mail/), 'ada@grid.example'),
  'types a message': press(field(/^Message/), 'Control+End', 'H', 'i'),
  'types a subject': press(field(/^Subject/), 'End', 'O', 'n', 'e'),
  'ticks the box': click(consent),
};

const CASES: readonly Case[] = [
  {
    path: '/jobs',
    scope: 'main',
    touches: {
      ...SEARCH,
      'looks at the filters': {
        ...click((page) => page.getByRole('button', { name: /^More filters/ })),
        do: async (control, page) => {
          await control.click();
          await page.getByRole('button', { name: 'Close filters' }).click();
        },
      },
    },
  },
  { path: '/jobs?q=wind&sector=solar', scope: 'main', touches: SEARCH },
  { path: '/growth', scope: '#pricing', touches: PLAN },
  { path: '/growth?hires=7&months=9', scope: '#pricing', touches: PLAN },
  {
    path: '/',
    scope: '#contact',
    touches: {
      ...MESSAGE,
      sends: click((page) => page.getByRole('button', { name: 'Send message' })),
    },
  },
  { path: '/?about=growth', scope: '#contact', touches: MESSAGE },
  {
    path: '/about',
    scope: 'html',
    touches: {
      'chooses the dark theme': { ...click(dark), do: (control) => control.check({ force: true }) },
    },
  },
];

/** How it ended: the address, what the fields hold, and what the part of the page says. */
async function endOf(page: Page, scope: string) {
  await hydrateAllParts(page);
  await expect(page.locator('[data-lazy-part]:not([data-hydrated])')).toHaveCount(0);
  // Typing rests, the URL follows, and what is worked out is announced.
  await page.waitForTimeout(1_200);
  return page.locator(scope).evaluate((part) => ({
    address: location.pathname + location.search,
    scheme: document.documentElement.dataset['colorScheme'],
    // What is in a sheet that was closed before the app came does not come at all.
    fields: [
      ...part.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not(dialog *)'),
    ].map(({ value, checked }) => `${value} ${checked}`),
    text: part.localName === 'html' ? '' : (part as HTMLElement).innerText,
  }));
}

interface Step {
  name: string;
  /** What the visitor waits for before it, in ms. */
  pause: number;
}

async function doAll(page: Page, { touches }: Case, steps: readonly Step[]): Promise<void> {
  for (const { name, pause } of steps) {
    await delay(pause);
    const touch = touches[name];
    if (!touch) throw new Error(`There is no ${name}`);
    // A part that waits comes when it is seen.
    await touch.of(page).scrollIntoViewIfNeeded();
    await touch.do(touch.of(page), page);
  }
}

for (const each of CASES) {
  test(`what is done early on ${each.path} ends as it does on a hydrated page`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + RUNS * 30_000);
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(each.touches)),
      pause: fc.constantFrom(0, 0, 50, 300),
    });
    const steps = fc.uniqueArray(step, {
      minLength: 1,
      maxLength: 4,
      selector: ({ name }) => name,
    });
    /** When the app's files come, and when the visitor begins, in ms. */
    const times = fc.record({
      files: fc.constantFrom(100, 600, 1_500),
      start: fc.constantFrom(0, 150, 400, 700, 1_600),
    });
    let late = 0;
    await page.route('**/assets/framework-*.js', async (route) => {
      await delay(late);
      await route.continue();
    });
    await fc.assert(
      fc.asyncProperty(steps, times, async (done, { files, start }) => {
        late = 0;
        await page.goto(each.path);
        await hydrateAllParts(page);
        await expect(page.locator('[data-lazy-part]:not([data-hydrated])')).toHaveCount(0);
        await doAll(page, each, done);
        const hydrated = await endOf(page, each.scope);

        late = files;
        await page.evaluate(() => localStorage.clear());
        await page.goto('about:blank');
        await page.goto(each.path, { waitUntil: 'commit' });
        await page.locator('h1').first().waitFor();
        await delay(start);
        await doAll(page, each, done);
        expect(await endOf(page, each.scope)).toEqual(hydrated);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
}
