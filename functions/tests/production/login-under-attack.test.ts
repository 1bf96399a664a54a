import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createScryptHasher, type PasswordHasher } from '../../src/admin-accounts/password';
import { HELD_BACK_MS } from '../../src/admin-session/handlers';
import { cookieOf, loginFrom, WRONG } from '../support/logins';
import { ADMIN, type Answer, startTestApi, type TestApi } from '../support/test-api';

/** Refusals come as late as in production, where attackers wait for them. */
const PRODUCTION = { hasher: createSlowHasher(), heldBackMs: HELD_BACK_MS };

let api: TestApi;
afterEach(() => api.stop());

/** A hash that takes its time, but none of the machine's: other tests use that at the same time. */
function createSlowHasher(): PasswordHasher {
  const quick = createScryptHasher({ N: 16, r: 1, p: 1 });
  return {
    ...quick,
    matches: async (password, stored) => {
      await delay(400);
      return quick.matches(password, stored);
    },
  };
}

describe('an attack with many names', () => {
  it('locks nobody out and slows no visitor down', { timeout: 60_000 }, async () => {
    api = await startTestApi('throttle-spraying', PRODUCTION);
    const cookie = await cookieOf(api, '203.0.113.7');
    const quietLogin = await timeOf(() => loginFrom(api, '203.0.113.7', ADMIN), 3);
    await timeOf(() => api.send('/api/jobs'), 20);
    const usual = await timeOf(() => api.send('/api/jobs'), 60);

    const over = new AbortController();
    let refused = 0;
    const attack = Array.from({ length: 16 }, async (_, connection) => {
      for (let round = 0; !over.signal.aborted; round += 1) {
        const username = `${connection}-${round}-${Math.random()}`;
        const { status } = await loginFrom(api, '198.51.100.66', { ...WRONG, username });
        if (status !== 401) refused += 1;
      }
    });
    const logins: { status: number; milliseconds: number }[] = [];
    const reads: number[] = [];
    for (let login = 0; login < 10; login += 1) {
      const begun = performance.now();
      // From new places, and from a browser that is known, even where the attack comes from.
      const { status } =
        login % 2 === 0
          ? await loginFrom(api, `203.0.113.${login}`, ADMIN)
          : await loginFrom(api, '198.51.100.66', ADMIN, cookie);
      logins.push({ status, milliseconds: performance.now() - begun });
      reads.push(await timeOf(() => api.send('/api/jobs'), 20));
    }
    over.abort();
    await Promise.all(attack);
    // A busy machine may have become busier meanwhile.
    const usualAfter = await timeOf(() => api.send('/api/jobs'), 60);

    expect(logins.map(({ status }) => status)).toEqual(logins.map(() => 200));
    // Two seconds, and more where the machine is so busy that any login takes longer than 600 ms.
    const limit = 2_000 + 3 * Math.max(0, quietLogin - 600);
    expect(Math.max(...logins.map(({ milliseconds }) => milliseconds))).toBeLessThan(limit);
    expect(refused).toBeGreaterThan(16);
    // A few milliseconds more, since a busy machine takes them for nothing.
    expect(medianOf(reads)).toBeLessThan(2 * Math.max(usual, usualAfter) + 5);
  });
});

describe('a full queue', () => {
  it('serves names and addresses that have not been failing before those that have', async () => {
    api = await startTestApi('throttle-ranks', PRODUCTION);
    const failing = ['198.51.100.1', '198.51.100.2'];
    for (const address of failing) {
      for (let name = 0; name < 5; name += 1) {
        await loginFrom(api, address, { ...WRONG, username: `${address}-${name}` });
      }
    }
    const order: string[] = [];
    const note = (who: string, answer: Promise<Answer>) =>
      answer.then(({ status }) => order.push(`${who} ${status}`));
    const waiting = failing.flatMap((address) =>
      ['x', 'y'].map((name) =>
        note('failing', loginFrom(api, address, { ...WRONG, username: `${address}-${name}` })),
      ),
    );
    // All of them have their places: one is at work, three wait.
    await delay(250);
    await Promise.all([...waiting, note('admin', loginFrom(api, '203.0.113.1', ADMIN))]);
    expect(order.indexOf('admin 200')).toBeLessThan(3);
    expect(order.filter((entry) => entry === 'failing 401')).toHaveLength(4);
  });
});

/** The median time of so many calls, one after another, in milliseconds. */
async function timeOf(call: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const begun = performance.now();
    await call();
    taken.push(performance.now() - begun);
  }
  return medianOf(taken);
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
