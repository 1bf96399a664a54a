import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createScryptHasher,
  type PasswordHash,
  type PasswordHasher,
} from '../../src/admin-accounts/password';
import { cookieOf, loginFrom } from '../support/logins';
import { ADMIN, startTestApi, type TestApi } from '../support/test-api';

/** An admin whom no attacker names. */
const GRACE = { username: 'grace', password: 'a long way from Nantucket' };
const FAILING = ['198.51.100.1', '198.51.100.2'];
const FAILING_GUESS = 'a guess from an address that has failed';
const SPRAYING = '198.51.100.66';
const SPRAYED = 'a guess from an address that has not failed yet';
const WAIT = { timeout: 15_000, interval: 20 };

interface HeldHasher extends PasswordHasher {
  /** The passwords that have been compared, in order. */
  begun: string[];
  /** From now on a comparison ends when the test says so. */
  hold: () => void;
  letEnd: (password: string) => void;
  letAllEnd: () => void;
}

function createHeldHasher(): HeldHasher {
  const quick = createScryptHasher({ N: 16, r: 1, p: 1 });
  const begun: string[] = [];
  let held: { password: string; end: () => void }[] = [];
  let isHolding = false;
  return {
    ...quick,
    begun,
    hold: () => {
      isHolding = true;
      begun.length = 0;
    },
    letEnd: (password) => {
      const first = held.find((comparison) => comparison.password === password);
      held = held.filter((comparison) => comparison !== first);
      first?.end();
    },
    letAllEnd: () => {
      isHolding = false;
      for (const { end } of held) end();
    },
    matches: async (password: string, stored: PasswordHash) => {
      begun.push(password);
      if (isHolding) await new Promise<void>((end) => held.push({ password, end }));
      return quick.matches(password, stored);
    },
  };
}

const hasher = createHeldHasher();
let api: TestApi;
beforeAll(async () => {
  // A slow machine must not run into the deadline of a call.
  api = await startTestApi('login-under-attack', { hasher, deadlineMs: 60_000 });
  await api.accounts.create(GRACE.username, GRACE.password);
});
afterAll(() => api.stop());

/** The order of the hashes is what counts: how long each takes, `login-real-hash.test.ts` measures. */
it('an attack with many names keeps no admin out, and no visitor waits for it', async () => {
  const cookie = await cookieOf(api, '203.0.113.7');
  for (const address of FAILING) {
    for (let name = 0; name < 5; name += 1) {
      await loginFrom(api, address, { username: `${address}-${name}`, password: FAILING_GUESS });
    }
  }
  hasher.hold();
  let refused = 0;
  const attack = (attempts: number, address: string, password: string) =>
    Array.from({ length: attempts }, async (_, index) => {
      const username = `${address}-attack-${index}`;
      const { status } = await loginFrom(api, address, { username, password });
      if (status === 503) refused += 1;
      return status;
    });
  const untilRefused = (count: number) => vi.waitFor(() => expect(refused).toBe(count), WAIT);
  const untilBegun = (...passwords: string[]) =>
    vi.waitFor(() => expect(hasher.begun).toEqual(passwords), WAIT);

  // One is refused once all places of those that have failed are taken: one at work, four in line.
  const failing = FAILING.flatMap((address) => attack(3, address, FAILING_GUESS));
  await untilRefused(1);
  await untilBegun(FAILING_GUESS);
  // Likewise the eight places of those that have not.
  const spraying = attack(9, SPRAYING, SPRAYED);
  await untilRefused(2);

  const reads = await Promise.all(Array.from({ length: 20 }, () => api.send('/api/jobs')));
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));

  // A known device has a place of its own, even where the attack comes from.
  const known = loginFrom(api, SPRAYING, ADMIN, cookie);
  await untilBegun(FAILING_GUESS, ADMIN.password);
  hasher.letEnd(ADMIN.password);
  expect((await known).status).toBe(200);

  // A new device takes a place of the attack, and waits for one turn of each address before it.
  const stranger = loginFrom(api, '203.0.113.8', GRACE);
  await untilRefused(3);
  hasher.letEnd(FAILING_GUESS);
  await untilBegun(FAILING_GUESS, ADMIN.password, SPRAYED);
  hasher.letEnd(SPRAYED);
  await untilBegun(FAILING_GUESS, ADMIN.password, SPRAYED, GRACE.password);
  hasher.letAllEnd();
  expect((await stranger).status).toBe(200);

  // Addresses that have failed come last.
  const statuses = await Promise.all([...spraying, ...failing]);
  expect(statuses.filter((status) => status === 401)).toHaveLength(12);
  expect(hasher.begun.slice(4)).toEqual([
    ...Array.from({ length: 6 }, () => SPRAYED),
    ...Array.from({ length: 4 }, () => FAILING_GUESS),
  ]);
});
