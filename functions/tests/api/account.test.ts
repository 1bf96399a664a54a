import type { AccountSession } from '@torque-tide/contract/admin-session';
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { HOUR, MINUTE } from '../support/fakes';
import { ADMIN, type Answer } from '../support/test-api';

/** The spaces at both ends belong to the password. */
const NEXT = '  a quiet harbour at dawn ';
const TO_NEXT = { currentPassword: ADMIN.password, newPassword: NEXT };
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

const api = useTestApi('account');
beforeAll(() => api.accounts.create('grace', ADMIN.password));
beforeEach(async () => {
  api.clock.advance(9 * HOUR);
  await api.accounts.setPassword('ada', ADMIN.password);
});

const statusOf = async (token: string) => (await api.call('admin.verify', { token })).status;
const sessionsOf = async (token: string) =>
  (await api.call('sessions.list', { token })).body.data as AccountSession[];

async function isStored(token: string): Promise<boolean> {
  const id = createHash('sha256').update(token).digest('hex');
  return (await api.firestore.collection('sessions').doc(id).get()).exists;
}

async function loginWith(userAgent: string): Promise<string> {
  const answer = await api.send('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(ADMIN),
  });
  return tokenOf(answer);
}

const changePassword = (token: string, body: object, key?: string) =>
  api.call('account.changePassword', { token, body, ...(key && { key }) });

const tokenOf = ({ body }: Answer) => (body.data as { sessionId: string }).sessionId;
const loginAsGrace = async () => tokenOf(await api.login({ ...ADMIN, username: 'grace' }));

describe('changing the password', () => {
  it('needs the current password, and replaces all sessions with a new one', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const next = tokenOf(await changePassword(token, TO_NEXT));
    expect(next).toMatch(/^[\w-]{43}$/);
    expect([await statusOf(next), await isStored(next)]).toEqual([200, true]);
    // This session ends too: somebody else may have it. Browsers listen to the stored record.
    for (const ended of [token, other]) {
      expect([await statusOf(ended), await isStored(ended)]).toEqual([401, false]);
    }
    for (const password of [ADMIN.password, NEXT.trim()]) {
      expect((await api.login({ ...ADMIN, password })).status).toBe(401);
    }
    expect((await api.login({ ...ADMIN, password: NEXT })).status).toBe(200);
    expect(await sessionsOf(next)).toHaveLength(2);
  });

  it('answers repeated requests alike, but only with the key, both passwords and the old session', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => changePassword(token, TO_NEXT, key)));
    // By now the session of the request has ended.
    answers.push(await changePassword(token, TO_NEXT, key));
    const [first] = answers;
    for (const { status, text } of answers) expect([status, text]).toEqual([200, first?.text]);
    const next = tokenOf(first!);
    expect(await statusOf(next)).toBe(200);

    expect((await changePassword(token, TO_NEXT, randomUUID())).status).toBe(401);
    expect((await changePassword(token, TO_NEXT)).status).toBe(401);
    expect((await changePassword(other, TO_NEXT, key)).status).toBe(401);
    expect((await changePassword('A'.repeat(43), TO_NEXT, key)).status).toBe(401);
    const guess = { ...TO_NEXT, newPassword: `${NEXT} too` };
    expect((await changePassword(token, guess, key)).status).toBe(422);
    // The stored documents don't contain it either.
    const { docs } = await api.firestore.collection('writes').get();
    const stored = JSON.stringify(docs.map((document) => document.data()));
    for (const secret of [next, NEXT, key]) expect(stored).not.toContain(secret);
  });

  it('refuses a wrong current password, and any password after five wrong ones', async () => {
    const token = await api.token();
    const wrong = { currentPassword: 'wrong', newPassword: NEXT };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, body } = await changePassword(token, wrong);
      expect(status).toBe(400);
      expect(body.error?.fields).toEqual({
        currentPassword: ['This is not your present password'],
      });
    }
    expect((await changePassword(token, TO_NEXT)).status).toBe(429);
    // The account can still log in.
    expect((await api.login()).status).toBe(200);
    api.clock.advance(15 * MINUTE);
    expect((await changePassword(token, TO_NEXT)).status).toBe(200);
  });

  it('refuses a weak new password beside its field', async () => {
    const token = await api.token();
    const answer = await changePassword(token, { ...TO_NEXT, newPassword: 'fourteen chars' });
    expect(answer.status).toBe(400);
    const message = 'A password has 15 to 128 characters.';
    expect(answer.body.error?.fields).toEqual({ newPassword: [message] });
    expect((await api.login()).status).toBe(200);
  });

  it('succeeds for one of two simultaneous requests', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const answers = await Promise.all([
      changePassword(token, TO_NEXT),
      changePassword(other, { ...TO_NEXT, newPassword: `${NEXT} too` }),
    ]);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([400, 401, 409]).toContain(statuses[1]);
  });
});

describe('the list of sessions', () => {
  it("shows the start, the last use and the browser of the account's sessions, and marks the caller's", async () => {
    const ended = await api.token();
    api.clock.advance(31 * MINUTE);
    await loginAsGrace();
    const first = await loginWith(FIREFOX);
    const began = api.clock.now().toISOString();
    api.clock.advance(10 * MINUTE);
    await statusOf(first);
    const seen = api.clock.now().toISOString();
    api.clock.advance(MINUTE);
    const second = await loginWith('curl/8.5.0');
    const later = api.clock.now().toISOString();
    const sessions = await sessionsOf(second);
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: expect.any(String),
        since: later,
        lastSeenAt: later,
        isCurrent: true,
      },
      {
        id: expect.any(String),
        browser: 'Firefox on Windows',
        since: began,
        lastSeenAt: seen,
        isCurrent: false,
      },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(first);
    expect(await statusOf(ended)).toBe(401);
  });
});

describe('ending sessions', () => {
  it("ends one by its id, and only of the caller's account", async () => {
    const [token, other] = [await api.token(), await api.token()];
    const id = (await sessionsOf(token)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const grace = await loginAsGrace();
    const end = (by: string) => api.call('sessions.end', { params: { id }, token: by });

    expect((await end(grace)).status).toBe(404);
    expect(await statusOf(other)).toBe(200);
    expect((await end(token)).body.data).toEqual({ id });
    expect(await statusOf(other)).toBe(401);
    expect((await end(token)).status).toBe(404);
    expect(await statusOf(token)).toBe(200);
  });

  it('ends all others, and returns how many', async () => {
    const others = [await api.token(), await api.token()];
    const [token, grace] = [await api.token(), await loginAsGrace()];
    expect((await api.call('sessions.endOthers', { token })).body.data).toEqual({ ended: 2 });
    for (const other of others) expect(await statusOf(other)).toBe(401);
    for (const kept of [token, grace]) expect(await statusOf(kept)).toBe(200);
  });
});
