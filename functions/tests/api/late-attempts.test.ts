import { afterEach, expect, test } from 'vitest';
import { type CountingHasher, createCountingHasher } from '../support/fakes';
import { loginFrom } from '../support/logins';
import { ADMIN, startTestApi, type TestApi } from '../support/test-api';

const DEADLINE_MS = 1_000;

let api: TestApi;
let hasher: CountingHasher;
afterEach(() => api.stop());

/** Starts the API. `hold` pauses the following hashes until the returned function is called. */
async function start(file: string): Promise<{ hold: () => () => void }> {
  hasher = createCountingHasher();
  const { matches } = hasher;
  let gate = Promise.resolve();
  hasher.matches = async (...compared) => {
    const fits = await matches(...compared);
    await gate;
    return fits;
  };
  api = await startTestApi(`late-${file}`, { hasher, deadlineMs: DEADLINE_MS });
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  return { hold };
}

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

test("a login whose turn comes after its caller's deadline hashes nothing", async () => {
  const { hold } = await start('login');
  const release = hold();
  const late = ['203.0.113.1', '203.0.113.2'].map((address) => loginFrom(api, address, ADMIN));
  expect(await statusesOf(late)).toEqual([503, 503]);
  release();
  expect((await loginFrom(api, '203.0.113.3', ADMIN)).status).toBe(200);
  // The attempt in progress and the one that arrived in time.
  expect(hasher.comparisons).toBe(2);
});

test('nor does a change of the password', async () => {
  const { hold } = await start('password');
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
