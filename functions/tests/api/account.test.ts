import type { AccountSession } from '@torque-tide/contract/admin-session';
import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { HOUR, MINUTE } from '../support/fakes';
import { ADMIN, type Answer } from '../support/test-api';

const NEXT = 'a quiet harbour at dawn';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

const api = useTestApi('account');
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

async function loginWith(userAgent: string, credentials = ADMIN): Promise<string> {
  const answer = await api.send('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(credentials),
  });
  return (answer.body.data as { sessionId: string }).sessionId;
}

function changePassword(token: string, body: object, key?: string): Promise<Answer> {
  return api.call('account.changePassword', {
    token,
    body,
    ...(key === undefined ? {} : { key }),
  });
}

const tokenOf = ({ body }: Answer) => (body.data as { sessionId: string }).sessionId;

describe('changing the password', () => {
  it('needs the current password, and replaces all sessions with a new one', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const body = { currentPassword: ADMIN.password, newPassword: NEXT };
    const next = tokenOf(await changePassword(token, body));
    expect(next).toMatch(/^[\w-]{43}$/);
    expect([await statusOf(next), await isStored(next)]).toEqual([200, true]);
    // This session ends too: somebody else may have it. Browsers listen to the stored record.
    for (const ended of [token, other]) {
      expect([await statusOf(ended), await isStored(ended)]).toEqual([401, false]);
    }
    expect((await api.login()).status).toBe(401);
    expect((await api.login({ ...ADMIN, password: NEXT })).status).toBe(200);
    expect(await sessionsOf(next)).toHaveLength(2);
  });

  it('answers a repeated request like the first, although its session has ended', async () => {
    const token = await api.token();
    const body = { currentPassword: ADMIN.password, newPassword: NEXT };
    const key = randomUUID();
    const first = await changePassword(token, body, key);
    const again = await changePassword(token, body, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await statusOf(tokenOf(again))).toBe(200);
  });

  it('answers two requests with one key alike, whichever was faster', async () => {
    const token = await api.token();
    const body = { currentPassword: ADMIN.password, newPassword: NEXT };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => changePassword(token, body, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('returns the new session only with the key, both passwords and the old session', async () => {
    const token = await api.token();
    const other = await api.token();
    const body = { currentPassword: ADMIN.password, newPassword: NEXT };
    const key = randomUUID();
    const next = tokenOf(await changePassword(token, body, key));
    expect((await changePassword(token, body, randomUUID())).status).toBe(401);
    expect((await changePassword(token, body)).status).toBe(401);
    expect((await changePassword(other, body, key)).status).toBe(401);
    expect((await changePassword('A'.repeat(43), body, key)).status).toBe(401);
    const guess = { ...body, newPassword: `${NEXT} too` };
    expect((await changePassword(token, guess, key)).status).toBe(422);
    // The stored documents don't contain it either.
    const { docs } = await api.firestore.collection('writes').get();
    const stored = JSON.stringify(docs.map((document) => document.data()));
    for (const secret of [next, NEXT, key]) expect(stored).not.toContain(secret);
  });

  it('refuses a wrong current password, and any password after five wrong ones', async () => {
    const token = await api.token();
    const wrong = { currentPassword: 'wrong', newPassword: NEXT };
    const answers: Answer[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      answers.push(await changePassword(token, wrong));
    }
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.error?.fields).toEqual({
        currentPassword: ['This is not your present password'],
      });
    }
    const right = { currentPassword: ADMIN.password, newPassword: NEXT };
    expect((await changePassword(token, right)).status).toBe(429);
    // The account can still log in.
    expect((await api.login()).status).toBe(200);
    api.clock.advance(15 * MINUTE);
    expect((await changePassword(token, right)).status).toBe(200);
  });

  it('refuses a weak new password beside its field', async () => {
    const token = await api.token();
    const body = { currentPassword: ADMIN.password, newPassword: 'fourteen chars' };
    const answer = await changePassword(token, body);
    expect(answer.status).toBe(400);
    const message = 'A password has 15 to 128 characters.';
    expect(answer.body.error?.fields).toEqual({ newPassword: [message] });
    expect((await api.login()).status).toBe(200);
  });

  it('keeps spaces at both ends of the password', async () => {
    const newPassword = `  ${NEXT} `;
    const token = await api.token();
    await changePassword(token, { currentPassword: ADMIN.password, newPassword });
    expect((await api.login({ ...ADMIN, password: NEXT })).status).toBe(401);
    expect((await api.login({ ...ADMIN, password: newPassword })).status).toBe(200);
  });

  it('succeeds for one of two simultaneous requests', async () => {
    const [token, other] = [await api.token(), await api.token()];
    const answers = await Promise.all([
      changePassword(token, { currentPassword: ADMIN.password, newPassword: NEXT }),
      changePassword(other, { currentPassword: ADMIN.password, newPassword: `${NEXT} too` }),
    ]);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([400, 401, 409]).toContain(statuses[1]);
  });
});

describe('the list of sessions', () => {
  it("shows the start, the last use and the browser of each session, and marks the caller's", async () => {
    const first = await loginWith(FIREFOX);
    const began = api.clock.now().toISOString();
    api.clock.advance(10 * MINUTE);
    await statusOf(first);
    const seen = api.clock.now().toISOString();
    api.clock.advance(MINUTE);
    const second = await loginWith('curl/8.5.0');
    const later = api.clock.now().toISOString();
    expect(await sessionsOf(second)).toEqual([
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
    expect(JSON.stringify(await sessionsOf(second))).not.toContain(first);
  });

  it('omits ended sessions and those of other accounts', async () => {
    await api.token();
    await api.accounts.create('grace', ADMIN.password);
    await api.login({ ...ADMIN, username: 'grace' });
    api.clock.advance(31 * MINUTE);
    const token = await api.token();
    expect(await sessionsOf(token)).toHaveLength(1);
    await api.accounts.revoke('grace');
  });
});

describe('ending sessions', () => {
  it("ends one by its id, and only of the caller's account", async () => {
    const [token, other] = [await api.token(), await api.token()];
    const id = (await sessionsOf(token)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await api.accounts.create('eve', ADMIN.password);
    const { body } = await api.login({ ...ADMIN, username: 'eve' });
    const eve = (body.data as { sessionId: string }).sessionId;
    const end = (by: string) => api.call('sessions.end', { params: { id }, token: by });

    expect((await end(eve)).status).toBe(404);
    expect(await statusOf(other)).toBe(200);
    expect((await end(token)).body.data).toEqual({ id });
    expect(await statusOf(other)).toBe(401);
    expect((await end(token)).status).toBe(404);
    expect(await statusOf(token)).toBe(200);
  });

  it('ends all others, and returns how many', async () => {
    const others = [await api.token(), await api.token(), await api.token()];
    const token = await api.token();
    expect((await api.call('sessions.endOthers', { token })).body.data).toEqual({ ended: 3 });
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect((await api.call('sessions.endOthers', { token })).body.data).toEqual({ ended: 0 });
  });
});
