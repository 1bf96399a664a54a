import type { Settings } from '@torque-tide/contract/settings';
import { OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatientRead } from './site-content';

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
  const read = createPatientRead(() => answers[state](), { now: () => new Date() });
  /** What a page is given, and after how long. */
  async function ask() {
    const asked = Date.now();
    const answer = read();
    await vi.advanceTimersToNextTimerAsync();
    return { known: await answer, after: Date.now() - asked };
  }
  return {
    ask,
    become: (next: keyof typeof answers) => {
      state = next;
    },
  };
}

test('a page is given what the owner has settled, at once', async () => {
  expect(await open().ask()).toEqual({ known: OTHER_SETTINGS, after: 0 });
});

test('a read that fails gives nothing, at once', async () => {
  const { ask, become } = open();
  become('down');
  expect(await ask()).toEqual({ known: undefined, after: 0 });
});

test('with a hanging database one page in five seconds waits, within its limit', async () => {
  const { ask, become } = open();
  become('silent');
  expect(await ask()).toEqual({ known: undefined, after: 3 * SECOND });
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
  expect(await ask()).toMatchObject({ known: OTHER_SETTINGS });
});
