import { endpoint, type EndpointName, endpoints, pathOf } from '@torque-tide/contract/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../support/examples';
import { HOUR } from '../support/fakes';
import { type Sent, startTestApi, type TestApi } from '../support/test-api';

const names = Object.keys(endpoints) as EndpointName[];
const GARBAGE = 'not-a-session';
const UNKNOWN = 'A'.repeat(43);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('table');
});
afterAll(() => api.stop());

async function example(name: EndpointName): Promise<Sent> {
  return examples[name](api);
}

async function expiredToken(): Promise<string> {
  const token = await api.token();
  api.clock.advance(9 * HOUR);
  return token;
}

async function revokedToken(): Promise<string> {
  const token = await api.token();
  await api.accounts.revoke('ada');
  return token;
}

const uselessTokens: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['no session', () => undefined],
  ['a garbage session', () => GARBAGE],
  ['an unknown session', () => UNKNOWN],
  ['an expired session', expiredToken],
  ['a revoked session', revokedToken],
];

describe.each(names)('%s', (name) => {
  const row = endpoint(name);

  // What a refused call names is as it was, and serves the next one.
  let kept: Promise<Sent> | undefined;
  const exampleToRefuse = () => (kept ??= example(name));

  it('answers a valid call of an admin with what the contract promises', async () => {
    const sent = await example(name);
    const answer = await api.call(name, { ...sent, token: await api.validToken() });
    expect(answer.body.error).toBeUndefined();
    expect(answer.status).toBe(row.status ?? 200);
    expect(answer.body.success).toBe(true);
    expect(row.response.parse(answer.body.data)).toEqual(answer.body.data);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it.each(uselessTokens)('treats %s as it should', async (_, makeToken) => {
    const sent = await (row.access === 'admin' ? exampleToRefuse() : example(name));
    const answer = await api.call(name, { ...sent, token: await makeToken() });
    if (row.access === 'admin') {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.body).toEqual({
        success: false,
        message: 'Please log in again',
        error: { code: 'unauthenticated' },
      });
    } else {
      // On public endpoints a useless session is a visitor.
      expect(answer.status).toBe(row.status ?? 200);
      expect(answer.body.success).toBe(true);
    }
  });

  it('refuses other methods', async () => {
    const sent = await exampleToRefuse();
    const path = pathOf(row, sent.params as Record<string, string>);
    const answer = await api.send(path, { method: 'PATCH', body: '{}' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ')).toContain(row.method);
    expect(answer.body.error?.code).toBe('method-not-allowed');
  });

  if (row.body) {
    it.each([
      ['an array', [], 'body'],
      ['null', null, 'body'],
      ['an unknown key', { bogus: 1 }, 'bogus'],
      ['an inherited key', JSON.parse('{"__proto__":{"isActive":true}}'), '__proto__'],
    ])('refuses %s for a body', async (_, wrong, field) => {
      const { params, body } = await exampleToRefuse();
      const isObject = wrong !== null && !Array.isArray(wrong);
      const sent = isObject ? Object.assign(Object.create(null) as object, body) : wrong;
      if (isObject) {
        for (const key of Object.keys(wrong as object)) {
          Object.defineProperty(sent, key, { value: 1, enumerable: true });
        }
      }
      const answer = await api.call(name, { params, body: sent, token: await api.validToken() });
      expect(answer.status).toBe(400);
      expect(answer.body.error?.code).toBe('invalid');
      expect(answer.body.error?.fields?.[field]).toHaveLength(1);
    });

    it.each([
      ['malformed JSON', 400, 'malformed', 'application/json', '{"a":'],
      ['an empty body', 400, 'malformed', 'application/json', ''],
      ['bytes that are no UTF-8', 400, 'malformed', 'application/json', Buffer.from([0x22, 0xff])],
      ['nesting without end', 400, 'malformed', 'application/json', '['.repeat(200_000)],
      ['another type', 415, 'unsupported-media-type', 'text/plain', '{}'],
      ['another charset', 415, 'unsupported-media-type', 'application/json;charset=utf-16', '{}'],
      ['too many bytes', 413, 'too-large', 'application/json', `"${'é'.repeat(128 * 1024)}"`],
    ])('refuses %s with %i', async (_, status, code, type, body) => {
      const { params } = await exampleToRefuse();
      const answer = await api.send(pathOf(row, params as Record<string, string>), {
        method: row.method,
        headers: { 'content-type': type, authorization: `Bearer ${await api.validToken()}` },
        body,
      });
      expect(answer.status).toBe(status);
      expect(answer.body.error?.code).toBe(code);
      expect(answer.text).not.toContain('at ');
    });
  }

  if (row.path.includes(':kind')) {
    it('refuses a kind that there is not', async () => {
      const { params, body } = await exampleToRefuse();
      const answer = await api.call(name, {
        params: { ...(params as object), kind: 'pictures' },
        body,
        token: await api.validToken(),
      });
      expect(answer.status).toBe(400);
      expect(answer.body.error?.code).toBe('invalid');
    });
  }

  if (row.path.includes(':id')) {
    it.each([
      ['an unknown id', 'nothing-here', 404, 'not-found'],
      ['a reserved id', '__all__', 404, 'not-found'],
      ['an id with a slash', 'a%2Fb', 404, 'not-found'],
      ['an id that is too long', 'x'.repeat(200), 400, 'invalid'],
      ['a broken escape', '%E0%A4%A', 400, 'malformed'],
    ])('answers %s with an error', async (_, id, status, code) => {
      const { params, body } = await exampleToRefuse();
      const withId = { ...row, path: row.path.replace(':id', id) as `/api/${string}` };
      const answer = await api.send(pathOf(withId, params as Record<string, string>), {
        method: row.method,
        headers: {
          authorization: `Bearer ${await api.validToken()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.status).toBe(status);
      expect(answer.body.error?.code).toBe(code);
    });
  }

  if (row.versioned) {
    it.each([
      ['the current version', '"1"', 200, undefined],
      ['any version', '*', 200, undefined],
      ['an older version', '"0"', 412, 'stale'],
      ['a later version', '"2"', 412, 'stale'],
      ['a bare number', '1', 400, 'malformed'],
      ['a weak tag', 'W/"1"', 400, 'malformed'],
      ['a word', '"abc"', 400, 'malformed'],
      ['a list', '"1", "2"', 400, 'malformed'],
    ])('given %s in If-Match', async (_, ifMatch, status, code) => {
      // Of settings there is one item, whose version an earlier call has raised.
      const sent = await (status === 400 ? exampleToRefuse() : example(name));
      // What a browser keeps by itself is taken again as it stands: what is refused is another one's.
      const body = status === 412 ? ofAnotherBrowser(name, sent.body) : sent.body;
      const answer = await api.call(name, {
        ...sent,
        ...(body === undefined ? {} : { body }),
        ifMatch,
        token: await api.validToken(),
      });
      expect(answer.status).toBe(status);
      expect(answer.body.error?.code).toBe(code);
    });
  }
});

function ofAnotherBrowser(name: string, body: unknown): unknown {
  if (name === 'savedViews.update') return { views: [] };
  if (name !== 'unfinishedForms.update') return body;
  return { ...(body as object), writer: 'browser2.tab00002' };
}
