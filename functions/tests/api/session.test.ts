import type { Session } from '@torque-tide/contract/admin-session';
import { BACKGROUND_HEADER } from '@torque-tide/contract/live';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CountingHasher, createCountingHasher, HOUR, MINUTE, SECOND } from '../support/fakes';
import { ADMIN, startTestApi, type TestApi } from '../support/test-api';

let api: TestApi;
let hasher: CountingHasher;
/** How the command ended. It takes seconds, beside the other tests. */
let command: Promise<unknown>;
beforeAll(async () => {
  hasher = createCountingHasher();
  api = await startTestApi('session', { hasher });
  await api.accounts.create('disabled', ADMIN.password);
  await api.accounts.disable('disabled');
  await api.accounts.create('joan', ADMIN.password);
  await api.login({ ...ADMIN, username: 'joan' });
  command = changePasswordOfJoan();
});
afterAll(() => api.stop());
beforeEach(() => {
  // Failures of one test must not count in another.
  api.clock.advance(HOUR);
});

/** Changes a password as an operator does. */
function changePasswordOfJoan(): Promise<unknown> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/admin.ts', 'password', 'Joan'],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, GCLOUD_PROJECT: api.projectId },
    },
  );
  child.stdin.end('another long password');
  return once(child, 'exit');
}

const verify = (token: string) => api.call('admin.verify', { token });

describe('login', () => {
  it('answers with a token, and stores only its hash', async () => {
    // The name may have any case, and spaces around it.
    const { body } = await api.login({ ...ADMIN, username: '  ADA ' });
    const token = (body.data as { sessionId: string }).sessionId;
    expect(token).toMatch(/^[\w-]{43}$/);
    const { docs } = await api.firestore.collection('sessions').get();
    const ids = docs.map(({ id }) => id);
    expect(ids).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify([ids, docs.map((document) => document.data())])).not.toContain(token);
  });

  it('does not reveal what is wrong: same bytes, same work', async () => {
    const attempts = [
      { username: 'nobody', password: ADMIN.password },
      { username: '__nobody__', password: ADMIN.password },
      { username: 'no/body', password: ADMIN.password },
      { username: ADMIN.username, password: 'wrong' },
      { username: 'disabled', password: ADMIN.password },
      { username: 'disabled', password: 'wrong' },
    ];
    for (const attempt of attempts) {
      const before = hasher.comparisons;
      const answer = await api.login(attempt);
      expect(hasher.comparisons - before).toBe(1);
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(
        '{"success":false,"message":"Invalid credentials","error":{"code":"invalid-credentials"}}',
      );
      expect(answer.headers.get('retry-after')).toBeNull();
    }
  });
});

describe('a session', () => {
  it('ends after half an hour without a call, which it tells', async () => {
    const token = await api.token();
    expect((await verify(token)).body.data).toEqual({
      username: 'ada',
      expiresAt: new Date(api.clock.now().getTime() + 30 * MINUTE).toISOString(),
    });
    api.clock.advance(30 * MINUTE - SECOND);
    expect((await verify(token)).status).toBe(200);
    api.clock.advance(30 * MINUTE - SECOND);
    expect((await verify(token)).status).toBe(200);
    api.clock.advance(30 * MINUTE);
    expect((await verify(token)).status).toBe(401);
  });

  it('ends after eight hours, even if it is used', async () => {
    const token = await api.token();
    const began = api.clock.now().getTime();
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      api.clock.advance(20 * MINUTE);
      expect((await verify(token)).status).toBe(200);
    }
    const { expiresAt } = (await verify(token)).body.data as Session;
    expect(Date.parse(expiresAt)).toBe(began + 8 * HOUR);
    api.clock.advance(20 * MINUTE);
    expect((await verify(token)).status).toBe(401);
  });

  it('is written at most once a minute', async () => {
    const token = await api.token();
    const reference = api.firestore
      .collection('sessions')
      .doc(createHash('sha256').update(token).digest('hex'));
    const lastWrite = async () => (await reference.get()).updateTime?.toMillis();
    const written = await lastWrite();
    api.clock.advance(59 * SECOND);
    await verify(token);
    expect(await lastWrite()).toBe(written);
    api.clock.advance(SECOND);
    await verify(token);
    expect(await lastWrite()).not.toBe(written);
  });

  it('is not extended by a call that a page makes on its own', async () => {
    const token = await api.token();
    const headers = { authorization: `Bearer ${token}`, [BACKGROUND_HEADER]: '1' };
    const verifyInBackground = () => api.send('/api/admin/verify', { headers });
    api.clock.advance(29 * MINUTE);
    const answer = await verifyInBackground();
    expect(answer.status).toBe(200);
    const end = api.clock.now().getTime() + MINUTE;
    expect((answer.body.data as Session).expiresAt).toBe(new Date(end).toISOString());
    api.clock.advance(MINUTE);
    expect((await verifyInBackground()).status).toBe(401);
  });

  it('ends at once when its account is revoked, given a new password or disabled', async () => {
    const grace = { username: 'grace', password: ADMIN.password };
    await api.accounts.create(grace.username, grace.password);
    const sessions = api.firestore.collection('sessions').where('username', '==', 'grace');
    const own = await api.token();
    for (const change of [
      () => api.accounts.revoke('grace'),
      () => api.accounts.setPassword('grace', ADMIN.password),
      () => api.accounts.disable('grace'),
    ]) {
      const { body } = await api.login(grace);
      const token = (body.data as { sessionId: string }).sessionId;
      expect((await verify(token)).status).toBe(200);
      await change();
      expect((await verify(token)).status).toBe(401);
      expect((await sessions.get()).size).toBe(0);
      // An enabled account needs a new login.
      await api.accounts.enable('grace');
      expect((await verify(token)).status).toBe(401);
    }
    expect((await verify(own)).status).toBe(200);
  });

  it('is read from a bearer header only, in any spelling', async () => {
    const token = await api.token();
    const statusWith = async (headers: Record<string, string>) =>
      (await api.send('/api/admin/verify', { headers })).status;
    expect(await statusWith({ authorization: `bearer  ${token}` })).toBe(200);
    expect(await statusWith({ authorization: `Basic ${token}` })).toBe(401);
    expect(await statusWith({ authorization: token })).toBe(401);
    expect(await statusWith({ cookie: `adminSessionId=${token}` })).toBe(401);
  });
});

describe('the sessions of an account', () => {
  it('end with the next login that presents them', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const answer = await api.call('admin.login', { token, body: ADMIN });
    expect(answer.status).toBe(200);
    expect((await verify(token)).status).toBe(401);
    expect((await verify(other)).status).toBe(200);
    // A failed login ends nothing.
    const wrong = { ...ADMIN, password: 'wrong' };
    expect((await api.call('admin.login', { token: other, body: wrong })).status).toBe(401);
    expect((await verify(other)).status).toBe(200);
  });

  it('are five at most: a sixth ends the oldest', async () => {
    const tokens: string[] = [];
    for (let login = 0; login < 7; login += 1) tokens.push(await api.token());
    const statuses = await Promise.all(tokens.map(async (token) => (await verify(token)).status));
    expect(statuses).toEqual([401, 401, 200, 200, 200, 200, 200]);
    const mine = await api.firestore.collection('sessions').where('username', '==', 'ada').get();
    expect(mine.size).toBe(5);
  });

  it('end with their own logout, and every logout has the same answer', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const answers = [
      await api.call('admin.logout', { token }),
      await api.call('admin.logout', { token }),
      await api.call('admin.logout', { token: 'garbage' }),
      await api.call('admin.logout'),
    ];
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([200, '{"success":true,"data":null}']);
    }
    expect((await verify(token)).status).toBe(401);
    expect((await verify(other)).status).toBe(200);
  });
});

it('ends when an operator gives its account another password at the command line', async () => {
  expect(await command).toEqual([0, null]);
  const sessions = api.firestore.collection('sessions').where('username', '==', 'joan');
  expect((await sessions.get()).size).toBe(0);
  const changed = { username: 'joan', password: 'another long password' };
  expect((await api.login(changed)).status).toBe(200);
}, 60_000);
