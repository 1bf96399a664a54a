import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createScryptHasher, type PasswordHash } from '../../src/admin-accounts/password';
import { cookieOf, loginFrom } from '../support/logins';
import { ADMIN, startTestApi, type TestApi } from '../support/test-api';

/** An admin whose name the attackers don't use. */
const GRACE = { username: 'grace', password: 'a long way from Nantucket' };
const FAILING = ['198.51.100.1', '198.51.100.2'];
const FAILING_GUESS = 'a guess from an address that has failed';
const SPRAYING = '198.51.100.66';
const SPRAYED = 'a guess from an address that has not failed yet';
const WAIT = { timeout: 15_000, interval: 20 };

/** A hasher whose comparisons wait, between `hold` and `letAllEnd`, until the test ends them. */
function createHeldHasher() {
  const quick = createScryptHasher({ N: 16, r: 1, p: 1 });
  const begun: string[] = [];
  let held: { password: string; end: () => void }[] = [];
  let isHolding = false;
  return {
    ...quick,
    /** The passwords that have been compared, in order. */
    begun,
    hold: () => {
      isHolding = true;
      begun.length = 0;
    },
    letEnd: (password: string) => {
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
  // A slow machine must not run into a request's deadline.
  api = await startTestApi('login-under-attack', { hasher, deadlineMs: 60_000 });
  await api.accounts.create(GRACE.username, GRACE.password);
});
afterAll(() => api.stop());

/** Only the order of the hashes matters; `login-real-hash.test.ts` measures their duration. */
it('an attack with many names neither locks an admin out nor delays visitors', async () => {
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

  // Addresses that have failed have five places, one running and four waiting; a sixth is refused.
  const failing = FAILING.flatMap((address) => attack(3, address, FAILING_GUESS));
  await untilRefused(1);
  await untilBegun(FAILING_GUESS);
  // Other addresses have eight places.
  const spraying = attack(9, SPRAYING, SPRAYED);
  await untilRefused(2);

  const reads = await Promise.all(Array.from({ length: 20 }, () => api.send('/api/jobs')));
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));

  // A known device has its own place, even from the attacker's address.
  const known = loginFrom(api, SPRAYING, ADMIN, cookie);
  await untilBegun(FAILING_GUESS, ADMIN.password);
  hasher.letEnd(ADMIN.password);
  expect((await known).status).toBe(200);

  // A new device takes the attack's place, and waits for one turn of each address before it.
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
