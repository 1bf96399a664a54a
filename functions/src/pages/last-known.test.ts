import type { Settings } from '@torque-tide/contract/settings';
import { OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastKnown } from './last-known';

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Settings from a database that answers, is down, or hangs. */
function open() {
  const answers = {
    settled: () => Promise.resolve(OTHER_SETTINGS),
    down: () => Promise.reject<Settings>(new Error('down')),
    silent: () => new Promise<Settings>(() => undefined),
  };
  let state: keyof typeof answers = 'settled';
  const settings = createLastKnown(() => answers[state](), { now: () => new Date() });
  /** What a page is given, and after how long. */
  async function ask() {
    const asked = Date.now();
    const answer = settings();
    await vi.advanceTimersToNextTimerAsync();
    const { known, isStandIn } = await answer;
    return { known, isStandIn, after: Date.now() - asked };
  }
  return {
    ask,
    become: (next: keyof typeof answers) => {
      state = next;
    },
  };
}

test('a page is given what the owner has settled, at once', async () => {
  expect(await open().ask()).toEqual({ known: OTHER_SETTINGS, isStandIn: false, after: 0 });
});

test('where nobody ever knew them, there are none', async () => {
  const { ask, become } = open();
  become('down');
  expect(await ask()).toEqual({ known: undefined, isStandIn: true, after: 0 });
});

test('the last known settings stand in if there are any', async () => {
  const { ask, become } = open();
  await ask();
  become('down');
  expect(await ask()).toEqual({ known: OTHER_SETTINGS, isStandIn: true, after: 0 });
});

test('with a hanging database one page in five seconds waits, within its limit', async () => {
  const { ask, become } = open();
  become('silent');
  expect(await ask()).toEqual({ known: undefined, isStandIn: true, after: 3 * SECOND });
  const { after } = await ask();
  expect(after).toBeLessThan(200);
  vi.setSystemTime(Date.now() + 5 * SECOND);
  expect((await ask()).after).toBe(3 * SECOND);
});

test('new settings are used at once', async () => {
  const { ask, become } = open();
  become('silent');
  await ask();
  become('settled');
  expect(await ask()).toMatchObject({ known: OTHER_SETTINGS, isStandIn: false });
});

test('of all that a page is made of only the first that is silent is waited for', async () => {
  const read = createLastKnown(() => new Promise<string>(() => undefined), {
    now: () => new Date(),
  });
  const asked = Date.now();
  async function page() {
    for (let part = 0; part < 3; part += 1) {
      expect(await read()).toEqual({ known: undefined, isStandIn: true });
    }
    return Date.now() - asked;
  }
  const made = page();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(await made).toBe(3.2 * SECOND);
});
