import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../lib/problem';
import { inTurn, repeat } from '../lib/rounds';
import { median } from '../lib/statistics';
import { type Answer, readAnswer } from './main-thread';
import { onSlowPhone, type SlowPhone } from './slow-phone';

const RUNS = 3;
const SETTLE_MS = 3_000;
/** The browser tells of the last event after the paint that it led to. */
const ANSWERED_MS = 1_000;
const KEY_MS = 60;
const LOOK_AGAIN_MS = 50;
/** What has not come by then never does. */
const LOOKS_MAX = 200;

/** What a visitor does, and how long the longest of its events took to the next paint: a median. */
export interface Interaction {
  name: string;
  milliseconds: number;
}

interface Step {
  name: string;
  path: string;
  /** What is touched first, as a CSS selector. */
  selector: string;
  /** What is typed then. */
  text?: string;
  /** What the page has once it shows what the step was for, as a CSS selector, … */
  result: string;
  /** … and the end of its address then. */
  address?: string;
}

const STEPS: readonly Step[] = [
  {
    name: 'open the drawer',
    path: '/',
    selector: 'button[aria-label="Menu"]',
    result: 'dialog[aria-label="Menu"]:is([open], :popover-open)',
  },
  {
    name: 'type in the search',
    path: '/jobs',
    selector: 'input[placeholder="Search jobs..."]',
    text: 'grid',
    result: 'h1',
    address: '/jobs?q=grid',
  },
  {
    name: 'search by place',
    path: '/jobs',
    selector: 'input[placeholder="Search jobs..."]',
    text: 'coventry',
    // The place was understood, and the cards are those near it.
    result: '[role="group"][aria-label="Place"] ~ [data-job-list] article',
    address: '/jobs?q=coventry',
  },
  {
    name: 'tick the form',
    path: '/',
    selector: 'input[type="checkbox"]',
    result: 'input[type="checkbox"]:checked',
  },
];

/** Each step on a page that has settled, and on one that has just appeared. */
export const INTERACTIONS = [true, false].flatMap((isSettled) =>
  STEPS.map((step) => ({
    name: isSettled ? step.name : `${step.name}, at once`,
    step,
    isSettled,
  })),
);

/** Real taps and keys on a slow phone, on a page that has settled and as soon as it shows. */
export function measureInteractions(url: string): Promise<Interaction[]> {
  return inTurn(INTERACTIONS, async (interaction) => {
    const runs = await repeat(RUNS, () => measureInteraction(url, interaction));
    const milliseconds = Math.round(median(runs.map(({ untilPaint }) => untilPaint)));
    return { name: interaction.name, milliseconds };
  });
}

/**
 * What a slow phone's main thread does between a touch or a key and the next paint: the most of it.
 *
 * @throws {Problem} when the page does not show what the step was for
 */
export function measureInteraction(
  url: string,
  { step, isSettled }: (typeof INTERACTIONS)[number],
): Promise<Answer> {
  const { path, selector, text = '', result, address = '' } = step;
  return onSlowPhone(async (phone) => {
    const { session } = phone;
    const { untilLoaded } = await phone.open(`${url}${path}`);
    if (isSettled) {
      await untilLoaded;
      await delay(SETTLE_MS);
    }
    const center = await centerOf(phone, selector);
    const events = await phone.trace(async () => {
      await tap(phone, center);
      for (const letter of text) await type(phone, letter);
      await delay(ANSWERED_MS);
    });
    await until(`${step.name}: ${result} does not show.`, async () => {
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
      const isThere = (await find(phone, result)) !== undefined;
      return (entries[currentIndex]?.url.endsWith(address) && isThere) || undefined;
    });
    return readAnswer(events);
  });
}

export async function tap({ session }: SlowPhone, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function type({ session }: SlowPhone, letter: string): Promise<void> {
  const upper = letter.toUpperCase();
  const key = { key: letter, code: `Key${upper}`, windowsVirtualKeyCode: upper.charCodeAt(0) };
  await delay(KEY_MS);
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
  await delay(KEY_MS);
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/**
 * Where an element comes to rest, once the page has it. It is found without a script of the page:
 * nothing of ours may run there between the touch and its paint.
 */
export function centerOf(phone: SlowPhone, selector: string): Promise<{ x: number; y: number }> {
  let before: { x: number; y: number } | undefined;
  return until(`${selector} does not come to rest, or is not there.`, async () => {
    const nodeId = await find(phone, selector);
    if (nodeId === undefined) return undefined;
    await phone.session.send('DOM.scrollIntoViewIfNeeded', { nodeId });
    const { quads } = await phone.session.send('DOM.getContentQuads', { nodeId });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
    const now = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const isAtRest = now.x === before?.x && now.y === before.y;
    before = now;
    return isAtRest ? now : undefined;
  });
}

async function find({ session }: SlowPhone, selector: string): Promise<number | undefined> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return nodeId === 0 ? undefined : nodeId;
}

/** Looks until something is found. @throws {Problem} that says what is missing */
async function until<T>(missing: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    // While a document still arrives, what was found may already be gone.
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await delay(LOOK_AGAIN_MS);
  }
  throw new Problem(missing);
}
