import { endpoint, type EndpointName, endpoints, pathOf } from '@torque-tide/contract/api';
import { LIVE_COLLECTIONS } from '@torque-tide/contract/live';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildJobInput, examples, sendApplication } from '../support/examples';
import { HOUR } from '../support/fakes';
import { ADMIN, type Answer, type Sent } from '../support/test-api';

const names = Object.keys(endpoints) as EndpointName[];

const api = useTestApi('table');

const CANARY = 'canary-of-the-body';

describe.each(names)('%s', (name) => {
  const row = endpoint(name);
  /** A call that succeeds. Refused calls name the same item, which may already be gone. */
  let sent: Sent;
  beforeAll(async () => {
    sent = await examples[name](api);
  });

  it("answers an admin's valid call as the contract says, unless the version is stale", async () => {
    let ifMatch: { ifMatch?: string } = {};
    if (row.versioned) {
      const stale = await api.callAsAdmin(name, { ...sent, ifMatch: '"9"' });
      expect([stale.status, stale.body.error?.code]).toEqual([412, 'stale']);
      ifMatch = { ifMatch: `"${versionOf(name)}"` };
    }
    const answer = await api.callAsAdmin(name, { ...sent, ...ifMatch });
    expect(answer.body.error).toBeUndefined();
    expect(answer.status).toBe(row.status ?? 200);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    if (row.isDownload) {
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      return;
    }
    expect(answer.body.success).toBe(true);
    expect(row.response.parse(answer.body.data)).toEqual(answer.body.data);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('etag')).toBeNull();
  });

  if (row.access === 'admin') {
    it('refuses a call without a session', async () => {
      const answer = await api.call(name, sent);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.body).toEqual({
        success: false,
        message: 'Please log in again',
        error: { code: 'unauthenticated' },
      });
    });
  } else {
    it('answers a visitor', async () => {
      const answer = await api.call(name, sent);
      expect(answer.status).toBe(row.status ?? 200);
      expect(answer.body.success).toBe(true);
    });
  }

  if (row.path.includes(':id')) {
    it('refuses an unknown id', async () => {
      const params = { ...(sent.params as object), id: 'nothing-here' };
      const answer = await api.callAsAdmin(name, { ...sent, params });
      expect([answer.status, answer.body.error?.code]).toEqual([404, 'not-found']);
    });
  }

  if (row.body) {
    it('refuses an unknown key in the body', async () => {
      const body = { ...(sent.body as object), bogus: CANARY };
      const answer = await api.callAsAdmin(name, { ...sent, body });
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid']);
      expect(answer.body.error?.fields?.['bogus']).toHaveLength(1);
    });
  }

  if (row.path.includes(':kind')) {
    it('refuses an unknown kind', async () => {
      const params = { ...(sent.params as object), kind: 'pictures' };
      const answer = await api.callAsAdmin(name, { ...sent, params });
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid']);
    });
  }
});

/** Returns the version of the item that an example changes. */
function versionOf(name: EndpointName): number {
  // Settings and texts always exist. A draft is the second version.
  if (name === 'siteSettings.update' || name === 'pageTexts.update') return 0;
  return name.startsWith('drafts.') ? 2 : 1;
}

it('every address refuses methods that it does not have', async () => {
  const params = { id: 'one', kind: 'jobs', text: 'x' };
  for (const name of names) {
    const row = endpoint(name);
    const answer = await api.send(pathOf(row, params), { method: 'PATCH', body: '{}' });
    expect([name, answer.status]).toEqual([name, 405]);
    expect(answer.headers.get('allow')?.split(', ')).toContain(row.method);
    expect(answer.body.error?.code).toBe('method-not-allowed');
  }
});

it('a foreign or expired session is refused, and ignored by public endpoints', async () => {
  const expired = await api.token();
  api.clock.advance(9 * HOUR);
  for (const token of ['not-a-session', 'A'.repeat(43), expired]) {
    const refused = await api.call('jobs.create', { token, body: buildJobInput() });
    expect([refused.status, refused.body.error?.code]).toEqual([401, 'unauthenticated']);
    expect((await api.call('jobs.list', { token })).status).toBe(200);
  }
});

describe('an input', () => {
  it.each([
    ['an id that Firestore reserves', { id: '__all__' }, 404, 'not-found'],
    ['an id that is too long', { id: 'x'.repeat(200) }, 400, 'invalid'],
    ['an id with a slash', { id: 'a/b' }, 404, 'not-found'],
  ])('is refused with %s', async (_, params, status, code) => {
    const answer = await api.call('jobs.get', { params });
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });
});

describe('a body', () => {
  it.each([
    ['an array', '[]', 'body'],
    ['an object with an inherited key', '{"__proto__":{"isActive":true}}', '__proto__'],
  ])('that is %s is refused', async (_, body, field) => {
    const answer = await sendJob('application/json', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.code).toBe('invalid');
    expect(answer.body.error?.fields?.[field]).toHaveLength(1);
  });

  it.each([
    ['malformed JSON', 400, 'malformed', 'application/json', '{"a":'],
    ['empty', 400, 'malformed', 'application/json', ''],
    ['not UTF-8', 400, 'malformed', 'application/json', Buffer.from([0x22, 0xff])],
    ['nested without end', 400, 'malformed', 'application/json', '['.repeat(200_000)],
    ['of another type', 415, 'unsupported-media-type', 'text/plain', '{}'],
    ['of another charset', 415, 'unsupported-media-type', 'application/json;charset=utf-16', '{}'],
    ['too large', 413, 'too-large', 'application/json', `"${'é'.repeat(128 * 1024)}"`],
  ])('that is %s is refused with %i', async (_, status, code, type, body) => {
    const answer = await sendJob(type, body);
    expect(answer.status).toBe(status);
    expect(answer.body.error?.code).toBe(code);
    expect(answer.text).not.toContain('at ');
  });

  async function sendJob(type: string, body: string | Buffer): Promise<Answer> {
    return api.send('/api/jobs', {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${await api.validToken()}` },
      body,
    });
  }
});

describe('no log', () => {
  it('contains a token, a password or a body, after a call of each endpoint', async () => {
    await api.call('jobs.update', { params: { id: 'nothing-here' }, body: { title: CANARY } });
    await api.login({ username: CANARY, password: `${CANARY}-password` });
    const logged = JSON.stringify([api.log.lines, api.log.auditLines]);
    expect(api.log.auditLines.length).toBeGreaterThan(100);
    for (const token of api.tokens) expect(logged).not.toContain(token.slice(0, -1));
    for (const secret of [ADMIN.password, CANARY]) expect(logged).not.toContain(secret);
    expect(logged).not.toMatch(/bearer|__session/i);
  });
});

it('Firestore deletes everything that has an expiry, and nothing else, after those calls', async () => {
  const { token } = await sendApplication(api);
  await api.call('applications.withdraw', { body: { token, action: 'delete' } });
  // Browsers write presence, and the rules require an expiry.
  const ending = new Set<string>([LIVE_COLLECTIONS.presence]);
  for (const collection of await api.firestore.listCollections()) {
    const { docs } = await collection.get();
    if (docs.some((document) => document.get('expiresAt') !== undefined)) ending.add(collection.id);
  }
  const indexes = readFileSync(
    join(import.meta.dirname, '../../../firestore.indexes.json'),
    'utf8',
  );
  const { fieldOverrides } = JSON.parse(indexes) as { fieldOverrides: FieldOverride[] };
  const policies = fieldOverrides
    .filter(({ ttl, fieldPath }) => ttl && fieldPath === 'expiresAt')
    .map(({ collectionGroup }) => collectionGroup);
  expect([...ending].sort()).toEqual(policies.sort());
});

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}
