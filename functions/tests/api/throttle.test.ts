import { afterEach, describe, expect, it } from 'vitest';
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

function loginFrom(address: string, credentials = WRONG): Promise<Answer> {
  return api.send('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(credentials),
  });
}

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
