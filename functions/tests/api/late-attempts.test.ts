import { expect, test } from 'vitest';
import { createCountingHasher } from '../support/fakes';
import { loginFrom } from '../support/logins';
import { ADMIN } from '../support/test-api';
import { useTestApi } from '../support/use-api';

const hasher = createCountingHasher();
const { matches } = hasher;
let gate = Promise.resolve();
hasher.matches = async (...compared) => {
  const fits = await matches(...compared);
  await gate;
  return fits;
};

/** Pauses the following hashes until the returned function is called. */
function hold(): () => void {
  let release = () => {};
  gate = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Long enough for three calls to begin on a slow machine. */
const DEADLINE_MS = 2_000;

const api = useTestApi('late-attempts', { hasher, deadlineMs: DEADLINE_MS });

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

test("a login whose turn comes after its caller's deadline hashes nothing", async () => {
  const before = hasher.comparisons;
  const release = hold();
  const late = ['203.0.113.1', '203.0.113.2'].map((address) => loginFrom(api, address, ADMIN));
  expect(await statusesOf(late)).toEqual([503, 503]);
  release();
  expect((await loginFrom(api, '203.0.113.3', ADMIN)).status).toBe(200);
  // The attempt in progress and the one that arrived in time.
  expect(hasher.comparisons - before).toBe(2);
});

test('nor does a change of the password', async () => {
  const token = await api.token();
  const before = hasher.comparisons;
  const change = () =>
    api.call('account.changePassword', {
      token,
      body: { currentPassword: 'wrong', newPassword: 'another long password' },
    });
  const release = hold();
  // Two hashes of logged-in admins run at a time.
  expect(await statusesOf([change(), change(), change()])).toEqual([503, 503, 503]);
  release();
  expect((await change()).status).toBe(400);
  expect(hasher.comparisons - before).toBe(3);
});
