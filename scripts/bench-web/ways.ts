import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../lib/problem';
import { inTurn, repeat } from '../lib/rounds';
import { median } from '../lib/statistics';
import { centerOf, tap } from './interactions';
import { PAGES } from './pages';
import { onSlowPhone, SLOWDOWN, type SlowPhone } from './slow-phone';

const RUNS = 3;
const SETTLE_MS = 3_000;
/** So long somebody looks at a link that has been scrolled to before pressing it. */
const LOOK_MS = 1_000;
/** What has not come by then never does. */
const LIMIT_MS = 10_000;
/** A page that comes back may be so far from where it was left, in px. */
const SAME_PLACE_PX = 2;

/** Speeds of the processor: a slow phone's, and this machine's. */
export const SLOWDOWNS = [SLOWDOWN, 1] as const;

/** From a press to the paint in which the next page can be read, in ms: medians, by slowdown. */
export interface WayFigures {
  name: string;
  milliseconds: readonly number[];
  /** What it should take at most, by slowdown. */
  goals: readonly number[];
}

/** A way of a visitor through the site, from page to page; each step begins where the last one ended. */
export interface Way {
  from: string;
  steps: readonly Step[];
}

interface Step {
  name: string;
  /** The link that is pressed, as a CSS selector; without one it is the browser's Back. */
  link?: string;
  /** In ms, on a slow phone. */
  goal: number;
}

/** In ms, on a processor that is not slowed down, whichever the way is. */
const GOAL_AS_IT_IS = 80;

const CASE_STUDY = PAGES.find(([name]) => name === 'A case study')?.[1] ?? '';

export const WAYS: readonly Way[] = [
  {
    from: '/jobs',
    steps: [
      {
        name: 'a card to its job, the first',
        link: '[data-job-list] li:nth-child(3) article a',
        goal: 250,
      },
      { name: 'Back from a job to the list', goal: 150 },
      {
        name: 'a card to its job, another',
        link: '[data-job-list] li:nth-child(5) article a',
        goal: 250,
      },
    ],
  },
  {
    from: CASE_STUDY,
    steps: [
      {
        name: 'a case study to a related one',
        link: 'main section a[href^="/case-study/"]',
        goal: 300,
      },
    ],
  },
  { from: '/', steps: [{ name: 'Home to Growth', link: 'main a[href="/growth"]', goal: 300 }] },
  { from: '/', steps: [{ name: 'Home to the list', link: 'main a[href="/jobs"]', goal: 150 }] },
];

/** Follows each way as a visitor of a phone does, for the first time in a new browser. */
export async function measureWays(url: string): Promise<WayFigures[]> {
  const measured = await inTurn(WAYS, async (way) => {
    const speeds = await inTurn(SLOWDOWNS, (slowdown) =>
      repeat(RUNS, () => followWay(way, url, slowdown)),
    );
    return way.steps.map(({ name, goal }, index) => ({
      name,
      milliseconds: speeds.map((runs) =>
        Math.round(median(runs.map((steps) => steps[index] ?? Number.NaN))),
      ),
      goals: [goal, GOAL_AS_IT_IS],
    }));
  });
  return measured.flat();
}

/**
 * What each step takes, in ms.
 *
 * @throws {Problem} when a page does not come, or comes back elsewhere than it was left
 */
export function followWay({ from, steps }: Way, url: string, slowdown: number): Promise<number[]> {
  return onSlowPhone(async (phone) => {
    await phone.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await phone.load(`${url}${from}`);
    const told: number[] = [];
    let left = 0;
    for (const { name, link } of steps) {
      await delay(SETTLE_MS);
      if (link) {
        const center = await centerOf(phone, link);
        await delay(LOOK_MS);
        left = await evaluate<number>(phone, 'scrollY');
        await evaluate(phone, `(${watch})('click')`);
        await tap(phone, center);
      } else {
        await evaluate(phone, `(${watch})('popstate'), history.back()`);
      }
      const milliseconds = await evaluate<number | undefined>(phone, 'untilReadable');
      if (milliseconds === undefined) throw new Problem(`${name}: the page does not come.`);
      told.push(milliseconds);
      const place = await evaluate<number>(phone, 'scrollY');
      const isBack = Math.abs(place - left) <= SAME_PLACE_PX;
      if (!link && !isBack) throw new Problem(`${name}: it is at ${place} px, not at ${left} px.`);
    }
    return told;
  });
}

/**
 * In the page: `untilReadable` becomes a promise of the time from the next event of this type to the paint
 * after which a heading of another page can be read.
 */
const watch = `(type) => {
  const before = document.querySelector('main h1')?.textContent;
  const path = location.pathname;
  let pressedAt = type === 'popstate' ? performance.now() : undefined;
  addEventListener(type, ({ timeStamp }) => { pressedAt ??= timeStamp; }, { capture: true, once: true });
  globalThis.untilReadable = new Promise((resolve) => {
    const givenUp = setTimeout(resolve, ${LIMIT_MS});
    const look = () => {
      const headings = [...document.querySelectorAll('main h1')];
      const isThere = location.pathname !== path && headings.some(
        (heading) => heading.textContent !== before && heading.checkVisibility(),
      );
      if (!isThere) return;
      observer.disconnect();
      clearTimeout(givenUp);
      requestAnimationFrame(() => {
        // Before whatever else waits for the frame to end.
        scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' });
      });
    };
    // Looking in each frame would make the page draw frames.
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('main'), { attributes: true, childList: true, subtree: true });
  });
}`;

/** Without the protocol's `Runtime` domain turned on, and so without its debugger. */
async function evaluate<T>({ session }: SlowPhone, expression: string): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'No answer');
  return result.value as T;
}
