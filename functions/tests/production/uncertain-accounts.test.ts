import type { EndpointName } from '@torque-tide/contract/api';
import type { AccountSession } from '@torque-tide/contract/admin-session';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreProxy, startFirestoreProxy } from '../support/firestore-proxy';
import {
  logIn,
  type Production,
  type ProductionCall,
  startProduction,
} from '../support/production';
import { ADMIN, type Answer } from '../support/test-api';

const NEXT = 'a quiet harbour at dawn';
/** Checking a password takes two commits, which count the attempt; the third stores the change. */
const AFTER_PROOF = 2;

let proxy: FirestoreProxy;
let production: Production;
beforeAll(async () => {
  proxy = await startFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  production = await startProduction({ name: 'uncertain-accounts', firestoreHost: proxy.host });
});
afterAll(async () => {
  await production.stop();
  await proxy.stop();
});

const tokenOf = ({ body }: Answer) => (body.data as { sessionId: string }).sessionId;
const statusOf = async (token: string) => (await production.call('admin.verify', { token })).status;
const sessionsOf = async (token: string) =>
  (await production.call('sessions.list', { token })).body.data as AccountSession[];

/** Calls with a key while a commit's answer is lost, and retries until the outcome is known. */
async function callWithLoss(name: EndpointName, sent: ProductionCall, after = 0): Promise<Answer> {
  const before = proxy.lost();
  const key = randomUUID();
  proxy.loseCommits('refused', { after });
  let answer = await production.call(name, { ...sent, key });
  while (answer.status === 503) answer = await production.call(name, { ...sent, key });
  expect(proxy.lost()).toBe(before + 1);
  return answer;
}

describe('a commit whose answer is lost', () => {
  it('makes one session by a login, and says so', async () => {
    const before = (await sessionsOf(production.token)).length;
    proxy.loseCommits('refused', { after: AFTER_PROOF });
    expect(await statusOf(await logIn(production.api))).toBe(200);
    expect(await sessionsOf(production.token)).toHaveLength(before + 1);
  });

  it('ends a session by logout', async () => {
    const token = await logIn(production.api);
    proxy.loseCommits('refused');
    expect((await production.call('admin.logout', { token })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it.each(['sessions.end', 'sessions.endOthers'] as const)('ends others by %s', async (name) => {
    const other = await logIn(production.api);
    const own = await logIn(production.api);
    const id = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent)?.id;
    const answer = await callWithLoss(name, { token: own, params: { id } });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual(
      name === 'sessions.end' ? { id } : { ended: expect.any(Number) },
    );
    if (name === 'sessions.endOthers') expect(answer.body.data).not.toEqual({ ended: 0 });
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(own)).toBe(200);
    production.token = own;
  });

  it('changes a password once, and returns the session that remains', async () => {
    const token = await logIn(production.api);
    const body = { currentPassword: ADMIN.password, newPassword: NEXT };
    const answer = await callWithLoss('account.changePassword', { token, body }, AFTER_PROOF);
    expect(answer.status).toBe(200);
    const next = tokenOf(answer);
    expect([await statusOf(token), await statusOf(next)]).toEqual([401, 200]);
    const old = await production.call('admin.login', { body: ADMIN, token: undefined });
    expect(old.status).toBe(401);
    const back = { currentPassword: NEXT, newPassword: ADMIN.password };
    const restored = await production.call('account.changePassword', { token: next, body: back });
    production.token = tokenOf(restored);
  });
});
