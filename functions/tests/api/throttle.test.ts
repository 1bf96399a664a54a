import { afterEach, describe, expect, it } from 'vitest';
import { createLoginThrottle } from '../../src/admin-session/login-throttle';
import { createCountingHasher, HOUR, MINUTE, SECOND } from '../support/fakes';
import { cookieOf, loginFrom, WRONG } from '../support/logins';
import { ADMIN, type Answer, startTestApi } from '../support/test-api';
import { useTestApi } from '../support/use-api';

const HERE = '203.0.113.1';
const DAY = 24 * HOUR;

const hasher = createCountingHasher();
const api = useTestApi('throttle', { hasher });
afterEach(() => {
  hasher.comparisons = 0;
  // Failures of one test must not count in another.
  api.clock.advance(2 * DAY);
});

/** Returns the answers of logins in turn. */
async function inTurn(times: number, login: (attempt: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) answers.push(await login(attempt));
  return answers;
}

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);
const same = (times: number, status: number) => Array.from({ length: times }, () => status);

const fail = async (times: number, address = HERE, username = ADMIN.username) =>
  statusesOf(await inTurn(times, () => loginFrom(api, address, { ...WRONG, username })));

/** Fails once from each of `times` addresses. */
const failFromEverywhere = (times: number, username = ADMIN.username) =>
  inTurn(times, (attempt) => loginFrom(api, `198.51.100.${attempt}`, { ...WRONG, username }));

const logIn = async (address = HERE, cookie?: string) =>
  (await loginFrom(api, address, ADMIN, cookie)).status;

describe('guessing', () => {
  it('is refused after five failures of a name at an address, while they count', async () => {
    expect(await fail(2)).toEqual([401, 401]);
    api.clock.advance(5 * MINUTE);
    expect(await fail(4)).toEqual([401, 401, 401, 429]);

    // Refuses even the right password, so that the answer can't confirm it.
    const refused = await loginFrom(api, HERE, ADMIN);
    expect(refused.status).toBe(429);
    expect(refused.body.error?.code).toBe('too-many-attempts');
    expect(refused.headers.get('retry-after')).toBe(String(10 * 60));
    expect(hasher.comparisons).toBe(5);

    // An address that the caller sends counts for nothing. Unknown names count like others.
    expect(await fail(1, `198.51.100.7, ${HERE}`)).toEqual([429]);
    expect(await fail(1, '203.0.113.2')).toEqual([401]);
    expect(await fail(6, HERE, 'nobody')).toEqual([...same(5, 401), 429]);
    const { docs } = await api.firestore.collection('loginAttempts').get();
    const stored = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(stored).not.toContain('203.0.113');
    // Matches whole words: random ids and hashes sometimes contain its three letters.
    expect(stored).not.toMatch(new RegExp(`\\b${ADMIN.username}\\b`));

    api.clock.advance(10 * MINUTE - SECOND);
    expect(await logIn()).toBe(429);
    api.clock.advance(SECOND);
    expect(await logIn()).toBe(200);
  });

  it('takes no address from a header when no proxy is trusted', async () => {
    const direct = await startTestApi('throttle-direct', { trustedProxies: 0 });
    const answers = await inTurn(6, (attempt) => loginFrom(direct, `203.0.113.${attempt}`));
    expect(statusesOf(answers)).toEqual([...same(5, 401), 429]);
    await direct.stop();
  });

  it('hashes five times at most when a hundred attempts arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => loginFrom(api, HERE)));
    expect(hasher.comparisons).toBeLessThanOrEqual(5);
    const statuses = statusesOf(answers);
    expect(statuses.filter((status) => status === 401)).toHaveLength(hasher.comparisons);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    const waits = answers.filter(({ status }) => status !== 401);
    expect(waits.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(await logIn()).toBe(429);
  });
});

it('logging in clears the earlier failures, and never counts as one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => logIn()));
  expect(answers).toEqual(same(8, 200));
  expect(await fail(4)).toEqual(same(4, 401));
  expect(await logIn()).toBe(200);
  expect(await fail(5)).toEqual(same(5, 401));
});

describe('spraying', () => {
  it('limits many names from one address, but no other address', async () => {
    const answers = await inTurn(22, (name) =>
      loginFrom(api, HERE, { ...WRONG, username: `name-${name}` }),
    );
    expect(statusesOf(answers)).toEqual([...same(20, 401), 429, 429]);
    expect(hasher.comparisons).toBe(20);
    expect(await logIn('203.0.113.2')).toBe(200);
    // A success does not reset the limit.
    api.clock.advance(14 * MINUTE);
    expect(await logIn()).toBe(429);
    api.clock.advance(MINUTE);
    expect(await logIn()).toBe(200);
  });

  it('costs no reads once it is refused', async () => {
    await fail(6);
    await api.firestore.recursiveDelete(api.firestore.collection('loginAttempts'));
    expect(await fail(1)).toEqual([429]);
    api.clock.advance(5 * SECOND);
    expect(await logIn()).toBe(200);
  });
});

describe('a name that fails from everywhere', () => {
  // `login-limits.test.ts` shows the longer waits.
  it('waits after ten failures, longer each time, but never forever, known or not', async () => {
    const [known, unknown] = [await failFromEverywhere(11), await failFromEverywhere(11, 'nobody')];
    const told = (answers: Answer[]) =>
      answers.map(({ status, text, headers }) => [status, text, headers.get('retry-after')]);
    expect(told(unknown)).toEqual(told(known));
    expect(statusesOf(known)).toEqual([...same(10, 401), 429]);
    for (const minutes of [1, 2]) {
      const refused = await loginFrom(api, '203.0.113.9', ADMIN);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(60 * minutes));
      api.clock.advance(minutes * MINUTE);
      // A single attempt starts the next wait.
      expect(await fail(1, '203.0.113.8')).toEqual([401]);
    }
    api.clock.advance(4 * MINUTE);
    expect(await logIn('203.0.113.9')).toBe(200);
    // The success clears the earlier failures.
    expect(await fail(1, '203.0.113.10')).toEqual([401]);
  });

  it('may log in for ten minutes after an unlock, again and again', async () => {
    await failFromEverywhere(10);
    await fail(5);
    expect(await logIn()).toBe(429);
    const throttle = createLoginThrottle(api.firestore, api.clock);
    await throttle.unlock(ADMIN.username);
    // An instance caches a refusal for a moment.
    api.clock.advance(5 * SECOND);
    expect(await fail(2)).toEqual([401, 401]);
    // An unlock survives a success.
    expect([await logIn(), await logIn()]).toEqual([200, 200]);

    await throttle.unlock(ADMIN.username);
    expect(await fail(31, '203.0.113.2')).toEqual([...same(30, 401), 429]);
    api.clock.advance(10 * MINUTE);
    expect(await logIn('203.0.113.3')).toBe(429);
  });
});

describe('a device that has logged in before', () => {
  it('logs in despite the failures of others, with a cookie hidden from scripts', async () => {
    const { headers } = await loginFrom(api, HERE, ADMIN);
    const [cookie = '', ...attributes] = headers.get('set-cookie')?.split('; ') ?? [];
    expect(cookie).toMatch(/^__session=[\w.-]+$/);
    // Only the login receives it.
    expect(attributes.join('; ')).toBe(
      'Path=/api/admin/login; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict',
    );
    expect((await loginFrom(api, HERE)).headers.get('set-cookie')).toBeNull();
    await failFromEverywhere(10);
    await fail(5);
    expect(await logIn()).toBe(429);
    expect(await logIn(HERE, cookie)).toBe(200);
    expect(await logIn(HERE, `theme=dark; ${cookie}`)).toBe(200);
  });

  it('has five failures of its own, and then counts as unknown', async () => {
    const cookie = await cookieOf(api, HERE);
    const answers = await inTurn(11, () => loginFrom(api, HERE, WRONG, cookie));
    expect(statusesOf(answers)).toEqual([...same(10, 401), 429]);
    expect(await logIn(HERE, cookie)).toBe(429);
    api.clock.advance(15 * MINUTE);
    expect(await logIn(HERE, cookie)).toBe(200);
  });

  it('is known for one name, for half a year, and only with its signature', async () => {
    await api.accounts.create('grace', ADMIN.password);
    const cookie = await cookieOf(api, HERE);
    const grace = await cookieOf(api, HERE, { ...ADMIN, username: 'grace' });
    await fail(5);
    expect(await logIn(HERE, cookie)).toBe(200);
    // The success above no longer counts, nor do the failures before it.
    await fail(5);
    const [device = '', issued = '', signature = ''] = cookie.split('.');
    const later = String(Number(issued) + 1);
    const other = signature.startsWith('A') ? 'B' : 'A';
    for (const forged of [
      grace,
      `${device}.${later}.${signature}`,
      `${device}.${issued}.${other}${signature.slice(1)}`,
      `${device}.${issued}`,
      '__session=',
      '__session=__proto__',
    ]) {
      expect(await logIn(HERE, forged)).toBe(429);
    }
    api.clock.advance(181 * DAY);
    await fail(5);
    expect(await logIn(HERE, cookie)).toBe(429);
  });
});
