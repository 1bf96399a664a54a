import { afterEach, describe, expect, it, test } from 'vitest';
import { createLoginThrottle } from '../../src/admin-session/login-throttle';
import { type CountingHasher, createCountingHasher, MINUTE, SECOND } from '../support/fakes';
import { cookieOf, loginFrom, WRONG } from '../support/logins';
import { ADMIN, type Answer, startTestApi, type TestApi } from '../support/test-api';

let api: TestApi;
let hasher: CountingHasher;
async function start(file: string, trustedProxies = 1): Promise<void> {
  hasher = createCountingHasher();
  api = await startTestApi(`throttle-${file}`, { hasher, trustedProxies });
}
afterEach(() => api.stop());

/** Fails once from each of `times` addresses. */
async function failFromEverywhere(times: number, username = ADMIN.username): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    answers.push(await loginFrom(api, `198.51.100.${attempt}`, { ...WRONG, username }));
  }
  return answers;
}

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

async function fail(times: number, address = '203.0.113.1'): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push((await loginFrom(api, address)).status);
  }
  return statuses;
}

describe('guessing', () => {
  it('is refused after five failures, while they count', async () => {
    await start('window');
    expect(await fail(2)).toEqual([401, 401]);
    api.clock.advance(5 * MINUTE);
    expect(await fail(4)).toEqual([401, 401, 401, 429]);

    // Refuses even the right password, so that the answer can't confirm it.
    const refused = await loginFrom(api, '203.0.113.1', ADMIN);
    expect(refused.status).toBe(429);
    expect(refused.body.error?.code).toBe('too-many-attempts');
    expect(refused.headers.get('retry-after')).toBe(String(10 * 60));
    expect(hasher.comparisons).toBe(5);

    api.clock.advance(10 * MINUTE - SECOND);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(429);
    api.clock.advance(SECOND);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
  });

  it('is counted by user and by address, and ignores an address that the caller sends', async () => {
    await start('addresses');
    await fail(5);
    expect((await loginFrom(api, '203.0.113.1')).status).toBe(429);
    expect((await loginFrom(api, '198.51.100.7, 203.0.113.1')).status).toBe(429);
    expect((await loginFrom(api, '203.0.113.2')).status).toBe(401);
    expect((await loginFrom(api, '203.0.113.1', { ...WRONG, username: 'grace' })).status).toBe(401);
    const { docs } = await api.firestore.collection('loginAttempts').get();
    const stored = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(stored).not.toContain('203.0.113');
    // Matches whole words: random ids and hashes sometimes contain its three letters.
    expect(stored).not.toMatch(new RegExp(`\\b${ADMIN.username}\\b`));
  });

  it('takes no address from a header when no proxy is trusted', async () => {
    await start('no-proxy', 0);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await loginFrom(api, `203.0.113.${attempt}`)).status).toBe(401);
    }
    expect((await loginFrom(api, '203.0.113.99')).status).toBe(429);
  });

  it('counts an unknown user like any other', async () => {
    await start('unknown');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await loginFrom(api, '203.0.113.1', { ...WRONG, username: 'nobody' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('hashes five times at most when a hundred attempts arrive at once', async () => {
    await start('parallel');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => loginFrom(api, '203.0.113.1')),
    );
    expect(hasher.comparisons).toBeLessThanOrEqual(5);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(hasher.comparisons);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    const waits = answers.filter(({ status }) => status !== 401);
    expect(waits.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(429);
  });
});

describe('logging in', () => {
  it('clears the earlier failures', async () => {
    await start('success');
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
    expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('never counts as a failure, however often it happens', async () => {
    await start('successes');
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => loginFrom(api, '203.0.113.1', ADMIN)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

describe('spraying', () => {
  it('limits many names from one address, but no other address', async () => {
    await start('names');
    const statuses: number[] = [];
    for (let name = 0; name < 30; name += 1) {
      statuses.push(
        (await loginFrom(api, '203.0.113.1', { ...WRONG, username: `name-${name}` })).status,
      );
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(hasher.comparisons).toBe(20);
    expect((await loginFrom(api, '203.0.113.2', ADMIN)).status).toBe(200);
    // A success does not reset the limit.
    api.clock.advance(14 * MINUTE);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(429);
    api.clock.advance(MINUTE);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
  });

  it('costs no reads once it is refused', async () => {
    await start('memory');
    await fail(5);
    await loginFrom(api, '203.0.113.1');
    await api.firestore.recursiveDelete(api.firestore.collection('loginAttempts'));
    expect((await loginFrom(api, '203.0.113.1')).status).toBe(429);
    api.clock.advance(5 * SECOND);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
  });
});

describe('a name that fails from everywhere', () => {
  it('waits after ten failures, longer each time, but never forever', async () => {
    await start('back-off');
    expect(statusesOf(await failFromEverywhere(10))).toEqual(Array.from({ length: 10 }, () => 401));
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await loginFrom(api, '203.0.113.9', ADMIN);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(60 * minutes));
      api.clock.advance(minutes * MINUTE);
      // A single attempt starts the next wait.
      expect((await loginFrom(api, '203.0.113.8')).status).toBe(401);
    }
    api.clock.advance(15 * MINUTE);
    expect((await loginFrom(api, '203.0.113.9', ADMIN)).status).toBe(200);
    // The success clears the earlier failures.
    expect((await loginFrom(api, '203.0.113.10')).status).toBe(401);
  });

  it('waits equally for unknown accounts', async () => {
    await start('back-off-unknown');
    const [known, unknown] = [await failFromEverywhere(12), await failFromEverywhere(12, 'nobody')];
    const told = (answers: Answer[]) =>
      answers.map(({ status, text, headers }) => [status, text, headers.get('retry-after')]);
    expect(told(unknown)).toEqual(told(known));
    expect(statusesOf(unknown).at(-1)).toBe(429);
  });

  it('may log in for ten minutes after an unlock', async () => {
    await start('unlock');
    await failFromEverywhere(10);
    await fail(5, '203.0.113.1');
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(429);
    const throttle = createLoginThrottle(api.firestore, api.clock);
    await throttle.unlock(ADMIN.username);
    // An instance caches a refusal for a moment.
    api.clock.advance(5 * SECOND);
    expect(await fail(2, '203.0.113.1')).toEqual([401, 401]);
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);

    await throttle.unlock(ADMIN.username);
    for (let round = 0; round < 30; round += 1) await loginFrom(api, '203.0.113.2');
    expect((await loginFrom(api, '203.0.113.2', ADMIN)).status).toBe(429);
    api.clock.advance(10 * MINUTE);
    expect((await loginFrom(api, '203.0.113.3', ADMIN)).status).toBe(429);
  });
});

test('an unlock survives a success: the next login is accepted too', async () => {
  await start('unlock-twice');
  await fail(5, '203.0.113.1');
  const throttle = createLoginThrottle(api.firestore, api.clock);
  await throttle.unlock(ADMIN.username);
  // An instance caches a refusal for a moment.
  api.clock.advance(5 * SECOND);
  expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
  expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
  expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(200);
});

describe('a device that has logged in before', () => {
  it('gets a cookie that only the login receives, hidden from scripts', async () => {
    await start('cookie');
    const answer = await loginFrom(api, '203.0.113.1', ADMIN);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__session=[\w.-]+; Path=\/api\/admin\/login; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await loginFrom(api, '203.0.113.1')).headers.get('set-cookie')).toBeNull();
    const { docs } = await api.firestore.collection('secrets').get();
    // The other document is the key of session tokens.
    expect(docs.filter(({ id }) => id === 'knownDevices')).toHaveLength(1);
  });

  it('logs in despite the failures of others', async () => {
    await start('device');
    const cookie = await cookieOf(api, '203.0.113.1');
    await failFromEverywhere(10);
    await fail(5, '203.0.113.1');
    expect((await loginFrom(api, '203.0.113.1', ADMIN)).status).toBe(429);
    expect((await loginFrom(api, '203.0.113.1', ADMIN, cookie)).status).toBe(200);
    expect((await loginFrom(api, '203.0.113.1', ADMIN, `theme=dark; ${cookie}`)).status).toBe(200);
  });

  it('has five failures of its own, and then counts as unknown', async () => {
    await start('device-budget');
    const cookie = await cookieOf(api, '203.0.113.1');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await loginFrom(api, '203.0.113.1', WRONG, cookie)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await loginFrom(api, '203.0.113.1', ADMIN, cookie)).status).toBe(429);
    api.clock.advance(15 * MINUTE);
    expect((await loginFrom(api, '203.0.113.1', ADMIN, cookie)).status).toBe(200);
  });

  it('is known for one name, for half a year, and only with its signature', async () => {
    await start('device-forged');
    await api.accounts.create('grace', ADMIN.password);
    const cookie = await cookieOf(api, '203.0.113.1');
    const grace = await cookieOf(api, '203.0.113.1', { ...ADMIN, username: 'grace' });
    await fail(5);
    const isKnown = async (presented: string) =>
      (await loginFrom(api, '203.0.113.1', ADMIN, presented)).status === 200;
    expect(await isKnown(cookie)).toBe(true);
    // The success above no longer counts, nor do the failures before it.
    await fail(5);
    expect(await isKnown(grace)).toBe(false);
    const [device = '', issued = '', signature = ''] = cookie.split('.');
    const later = String(Number(issued) + 1);
    const other = signature.startsWith('A') ? 'B' : 'A';
    for (const forged of [
      `${device}.${later}.${signature}`,
      `${device}.${issued}.${other}${signature.slice(1)}`,
      `${device}.${issued}`,
      '__session=',
      '__session=__proto__',
    ]) {
      expect(await isKnown(forged)).toBe(false);
    }
    api.clock.advance(181 * 24 * 60 * MINUTE);
    await fail(5);
    expect(await isKnown(cookie)).toBe(false);
  });
});
