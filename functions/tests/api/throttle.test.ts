import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createScryptHasher, type PasswordHasher } from '../../src/admin-accounts/password';
import { createLoginThrottle } from '../../src/admin-session/login-throttle';
import { type CountingHasher, createCountingHasher, MINUTE, SECOND } from '../support/fakes';
import { ADMIN, type Answer, startTestApi, type TestApi } from '../support/test-api';

const WRONG = { username: ADMIN.username, password: 'wrong' };

let api: TestApi;
let hasher: CountingHasher;
async function start(file: string, trustedProxies = 1): Promise<void> {
  hasher = createCountingHasher();
  api = await startTestApi(`throttle-${file}`, { hasher, trustedProxies });
}
afterEach(() => api.stop());

function loginFrom(address: string, credentials = WRONG, cookie?: string): Promise<Answer> {
  return api.send('/api/admin/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(credentials),
  });
}

/** Fails once from each of so many addresses. */
async function failFromEverywhere(times: number, username = ADMIN.username): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    answers.push(await loginFrom(`198.51.100.${attempt}`, { ...WRONG, username }));
  }
  return answers;
}

/** Logs in and returns the cookie that the browser then has. */
async function cookieOf(address: string, credentials = ADMIN): Promise<string> {
  const answer = await loginFrom(address, credentials);
  expect(answer.status).toBe(200);
  return /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

async function fail(times: number, address = '203.0.113.1'): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push((await loginFrom(address)).status);
  }
  return statuses;
}

describe('guessing', () => {
  it('is over after five failures, for as long as they count', async () => {
    await start('window');
    expect(await fail(2)).toEqual([401, 401]);
    api.clock.advance(5 * MINUTE);
    expect(await fail(4)).toEqual([401, 401, 401, 429]);

    // Even with the right password, which would otherwise tell that it is right.
    const refused = await loginFrom('203.0.113.1', ADMIN);
    expect(refused.status).toBe(429);
    expect(refused.body.error?.code).toBe('too-many-attempts');
    expect(refused.headers.get('retry-after')).toBe(String(10 * 60));
    expect(hasher.comparisons).toBe(5);

    api.clock.advance(10 * MINUTE - SECOND);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(429);
    api.clock.advance(SECOND);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(200);
  });

  it('is counted by user and by address, and believes no address that the caller wrote', async () => {
    await start('addresses');
    await fail(5);
    expect((await loginFrom('203.0.113.1')).status).toBe(429);
    expect((await loginFrom('198.51.100.7, 203.0.113.1')).status).toBe(429);
    expect((await loginFrom('203.0.113.2')).status).toBe(401);
    expect((await loginFrom('203.0.113.1', { ...WRONG, username: 'grace' })).status).toBe(401);
    const { docs } = await api.firestore.collection('loginAttempts').get();
    const stored = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(stored).not.toContain('203.0.113');
    expect(stored).not.toContain(ADMIN.username);
  });

  it('takes no address from a header when no proxy is trusted', async () => {
    await start('no-proxy', 0);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await loginFrom(`203.0.113.${attempt}`)).status).toBe(401);
    }
    expect((await loginFrom('203.0.113.99')).status).toBe(429);
  });

  it('counts an unknown user like any other', async () => {
    await start('unknown');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await loginFrom('203.0.113.1', { ...WRONG, username: 'nobody' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('reaches the hash five times at most when a hundred attempts come at once', async () => {
    await start('parallel');
    const answers = await Promise.all(Array.from({ length: 100 }, () => loginFrom('203.0.113.1')));
    expect(hasher.comparisons).toBeLessThanOrEqual(5);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(hasher.comparisons);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    const waits = answers.filter(({ status }) => status !== 401);
    expect(waits.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(429);
  });
});

describe('logging in', () => {
  it('forgets the failures before it', async () => {
    await start('success');
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(200);
    expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('counts as no failure, however often and however close together', async () => {
    await start('successes');
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(200);
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => loginFrom('203.0.113.1', ADMIN)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

describe('spraying', () => {
  it('many names from one address meets a limit, which other addresses do not', async () => {
    await start('names');
    const statuses: number[] = [];
    for (let name = 0; name < 30; name += 1) {
      statuses.push(
        (await loginFrom('203.0.113.1', { ...WRONG, username: `name-${name}` })).status,
      );
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(hasher.comparisons).toBe(20);
    expect((await loginFrom('203.0.113.2', ADMIN)).status).toBe(200);
    // A success is no way to try twenty more.
    api.clock.advance(14 * MINUTE);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(429);
    api.clock.advance(MINUTE);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(200);
  });

  it('costs no reads once it is refused', async () => {
    await start('memory');
    await fail(5);
    await loginFrom('203.0.113.1');
    await api.firestore.recursiveDelete(api.firestore.collection('loginAttempts'));
    expect((await loginFrom('203.0.113.1')).status).toBe(429);
    api.clock.advance(5 * SECOND);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(200);
  });

  it('locks nobody out and slows no visitor down', { timeout: 60_000 }, async () => {
    // A hash that takes its time, but none of the machine's: other tests use that at the same time.
    const quick = createScryptHasher({ N: 16, r: 1, p: 1 });
    const matches: PasswordHasher['matches'] = async (password, stored) => {
      await delay(400);
      return quick.matches(password, stored);
    };
    api = await startTestApi('throttle-spraying', { hasher: { ...quick, matches } });
    const cookie = await cookieOf('203.0.113.7');
    await timeOf(() => api.send('/api/jobs'), 20);
    const usual = await timeOf(() => api.send('/api/jobs'), 60);

    const over = new AbortController();
    let refused = 0;
    const attack = Array.from({ length: 16 }, async (_, connection) => {
      for (let round = 0; !over.signal.aborted; round += 1) {
        const username = `${connection}-${round}-${Math.random()}`;
        const { status } = await loginFrom('198.51.100.66', { ...WRONG, username });
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
          ? await loginFrom(`203.0.113.${login}`, ADMIN)
          : await loginFrom('198.51.100.66', ADMIN, cookie);
      logins.push({ status, milliseconds: performance.now() - begun });
      reads.push(await timeOf(() => api.send('/api/jobs'), 20));
    }
    over.abort();
    await Promise.all(attack);

    expect(logins.map(({ status }) => status)).toEqual(logins.map(() => 200));
    expect(Math.max(...logins.map(({ milliseconds }) => milliseconds))).toBeLessThan(2_000);
    expect(refused).toBeGreaterThan(16);
    // A few milliseconds more, since a busy machine takes them for nothing.
    expect(medianOf(reads)).toBeLessThan(2 * usual + 5);
  });
});

describe('a name that fails from everywhere', () => {
  it('waits after ten failures, longer with each, and never for good', async () => {
    await start('back-off');
    expect(statusesOf(await failFromEverywhere(10))).toEqual(Array.from({ length: 10 }, () => 401));
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await loginFrom('203.0.113.9', ADMIN);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(60 * minutes));
      api.clock.advance(minutes * MINUTE);
      // One attempt, and the next wait begins.
      expect((await loginFrom('203.0.113.8')).status).toBe(401);
    }
    api.clock.advance(15 * MINUTE);
    expect((await loginFrom('203.0.113.9', ADMIN)).status).toBe(200);
    // That was right: what failed before is forgotten.
    expect((await loginFrom('203.0.113.10')).status).toBe(401);
  });

  it('waits the same whether it is an account or not', async () => {
    await start('back-off-unknown');
    const [known, unknown] = [await failFromEverywhere(12), await failFromEverywhere(12, 'nobody')];
    const told = (answers: Answer[]) =>
      answers.map(({ status, text, headers }) => [status, text, headers.get('retry-after')]);
    expect(told(unknown)).toEqual(told(known));
    expect(statusesOf(unknown).at(-1)).toBe(429);
  });

  it('is let through for ten minutes by unlock', async () => {
    await start('unlock');
    await failFromEverywhere(10);
    await fail(5, '203.0.113.1');
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(429);
    const throttle = createLoginThrottle(api.firestore, api.clock);
    await throttle.unlock(ADMIN.username);
    // An instance repeats from memory what it refused a moment ago.
    api.clock.advance(5 * SECOND);
    expect(await fail(2, '203.0.113.1')).toEqual([401, 401]);
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(200);

    await throttle.unlock(ADMIN.username);
    for (let round = 0; round < 30; round += 1) await loginFrom('203.0.113.2');
    expect((await loginFrom('203.0.113.2', ADMIN)).status).toBe(429);
    api.clock.advance(10 * MINUTE);
    expect((await loginFrom('203.0.113.3', ADMIN)).status).toBe(429);
  });
});

describe('a device that has logged in before', () => {
  it('is given a cookie that only the login gets, and no script', async () => {
    await start('cookie');
    const answer = await loginFrom('203.0.113.1', ADMIN);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__session=[\w.-]+; Path=\/api\/admin\/login; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await loginFrom('203.0.113.1')).headers.get('set-cookie')).toBeNull();
    const { docs } = await api.firestore.collection('secrets').get();
    expect(docs).toHaveLength(1);
  });

  it('logs in whatever others have failed at', async () => {
    await start('device');
    const cookie = await cookieOf('203.0.113.1');
    await failFromEverywhere(10);
    await fail(5, '203.0.113.1');
    expect((await loginFrom('203.0.113.1', ADMIN)).status).toBe(429);
    expect((await loginFrom('203.0.113.1', ADMIN, cookie)).status).toBe(200);
    expect((await loginFrom('203.0.113.1', ADMIN, `theme=dark; ${cookie}`)).status).toBe(200);
  });

  it('has five failures of its own, and then is one like any other', async () => {
    await start('device-budget');
    const cookie = await cookieOf('203.0.113.1');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await loginFrom('203.0.113.1', WRONG, cookie)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await loginFrom('203.0.113.1', ADMIN, cookie)).status).toBe(429);
    api.clock.advance(15 * MINUTE);
    expect((await loginFrom('203.0.113.1', ADMIN, cookie)).status).toBe(200);
  });

  it('is known for one name, half a year, and only as it was signed', async () => {
    await start('device-forged');
    await api.accounts.create('grace', ADMIN.password);
    const cookie = await cookieOf('203.0.113.1');
    const grace = await cookieOf('203.0.113.1', { ...ADMIN, username: 'grace' });
    await fail(5);
    const isKnown = async (presented: string) =>
      (await loginFrom('203.0.113.1', ADMIN, presented)).status === 200;
    expect(await isKnown(cookie)).toBe(true);
    // The success above has been forgotten as an attempt, and so has what failed before it.
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
