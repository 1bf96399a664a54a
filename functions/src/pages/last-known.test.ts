import type { Settings } from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastKnown, noOutage } from './last-known';

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
  const settings = createLastKnown(
    () => answers[state](),
    () => FIRST_SETTINGS,
    { now: () => new Date() },
    noOutage(),
  );
  /** Returns a page's settings, and the time it took. */
  async function ask() {
    const asked = Date.now();
    const answer = settings();
    await vi.advanceTimersToNextTimerAsync();
    const { value, isStandIn } = await answer;
    return { value, isStandIn, after: Date.now() - asked };
  }
  return {
    ask,
    become: (next: keyof typeof answers) => {
      state = next;
    },
  };
}

test("a page gets the owner's settings at once", async () => {
  expect(await open().ask()).toEqual({ value: OTHER_SETTINGS, isStandIn: false, after: 0 });
});

test("the initial settings stand in if the owner's were never read", async () => {
  const { ask, become } = open();
  become('down');
  expect(await ask()).toEqual({ value: FIRST_SETTINGS, isStandIn: true, after: 0 });
});

test('the last known settings stand in if there are any', async () => {
  const { ask, become } = open();
  await ask();
  become('down');
  expect(await ask()).toEqual({ value: OTHER_SETTINGS, isStandIn: true, after: 0 });
});

test('with a hanging database one page in five seconds waits, within its limit', async () => {
  const { ask, become } = open();
  become('silent');
  expect(await ask()).toEqual({ value: FIRST_SETTINGS, isStandIn: true, after: 3 * SECOND });
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
  expect(await ask()).toMatchObject({ value: OTHER_SETTINGS, isStandIn: false });
});

test("of a page's reads, only the first that hangs is waited for", async () => {
  const outage = noOutage();
  const silent = () =>
    createLastKnown(
      () => new Promise<string>(() => undefined),
      () => 'first',
      { now: () => new Date() },
      outage,
    );
  const asked = Date.now();
  async function page() {
    for (const part of [silent(), silent(), silent()]) {
      expect(await part()).toEqual({ value: 'first', isStandIn: true });
    }
    return Date.now() - asked;
  }
  const made = page();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(await made).toBe(3.2 * SECOND);
});
