import { endpoint, type EndpointName, endpoints } from '@torque-tide/contract/api';
import { ERROR_STATUS, errorBodySchema } from '@torque-tide/contract/errors';
import * as fc from 'fast-check';
import { Agent, request } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf, inputsOf } from '../support/arbitraries';
import type { FunctionProcess } from '../support/function-process';
import { missingProtections } from '../support/safe-headers';
import { type Production, startProduction } from '../support/production';
import { ADMIN } from '../support/test-api';

/** Output of `npm run build -w web`. */
const HAS_SITE = existsSync(join(import.meta.dirname, '../../dist/site'));
const REQUESTS = casesOf(200, 10_000);
const AT_ONCE = 20;

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Placeholder in a sample for a token that is valid when it is sent. */
const VALID = 'valid';

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let production: Production;
let pages: FunctionProcess;
/** A valid session's token; a request may end the session. */
let token = '';

beforeAll(async () => {
  production = await startProduction({ name: 'fuzz' });
  ({ token } = production);
  pages = await production.startPages();
});
afterAll(async () => {
  agent.destroy();
  await production.stop();
});

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

function send(to: FunctionProcess, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const all = { ...headers, ...length };
    const call = request({ port: to.port, agent, method, path, headers: all }, (response) => {
      let text = '';
      const status = response.statusCode ?? 0;
      const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        resolve({ status, text, headers: new Headers(Object.fromEntries(given)) }),
      );
    });
    call.once('error', reject);
    call.end(body);
  });
}

let renewing: Promise<void> | undefined;

/** Logs in again if a request has ended the session. Once for all: the server refuses many logins at a time. */
function renewSession(): Promise<void> {
  renewing ??= renewNow().finally(() => (renewing = undefined));
  return renewing;
}

async function renewNow(): Promise<void> {
  if ((await production.call('admin.verify', { token })).status === 200) return;
  token = production.token;
  if ((await production.call('admin.verify', { token })).status === 200) return;
  const answer = await production.call('admin.login', { body: ADMIN, token: undefined });
  if (answer.status === 200) token = (answer.body.data as { sessionId: string }).sessionId;
}

const names = Object.keys(endpoints) as EndpointName[];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const segment = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
  fc.constantFrom('%', '%E0%A4%A', '%2F', '..', '.', '__x__', '%00', 'x'.repeat(2_000), '1001'),
);
const path = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), segment, segment)
    .map(([name, one, other]) => endpoint(name).path.replace(':kind', other).replace(':id', one)),
  fc.array(segment, { maxLength: 4 }).map((segments) => `/api/${segments.join('/')}`),
);
const body: fc.Arbitrary<string> = fc.oneof(
  ...names.flatMap((name) => {
    const schema = endpoint(name).body;
    return schema ? [inputsOf(schema).map((value) => JSON.stringify(value))] : [];
  }),
  fc.constantFrom(
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="cv"; filename="a"\r\n\r\n%PDF-',
    '--x\r\n\r\n--x',
    'name=Ada&email=%FF&__proto__=1',
  ),
  fc.constantFrom('', '{', 'null', '[]', '"', '\u0000', '{"a":1e999}', '['.repeat(50_000)),
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/json; charset=latin1',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      ';',
    ),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'x'),
    authorization: fc.constantFrom('valid', 'Bearer x', 'Basic eDp5', 'Bearer ', ','),
    'if-match': fc.constantFrom('"1"', '*', '1', 'W/"1"', '"x', '"99999999999999999999"'),
    'if-none-match': fc.constantFrom('*', '"x"'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'x', ',,,'),
    'accept-encoding': fc.constantFrom('gzip', '*'),
  },
  { requiredKeys: [] },
);

function withToken(sent: Sent): Sent {
  if (sent.headers['authorization'] !== VALID) return sent;
  return { ...sent, headers: { ...sent.headers, authorization: `Bearer ${token}` } };
}

function formText(value: unknown): string {
  const form = new URLSearchParams();
  for (const [name, text] of Object.entries(value ?? {})) form.set(name, String(text));
  return form.toString();
}

/** Valid calls of an admin, each with a body of its endpoint's schema. */
const meant = fc.constantFrom(...names).chain((name) => {
  const row = endpoint(name);
  const id = fc.oneof(segment, fc.stringMatching(/^[0-9a-f]{64}$/), fc.constant('1001'));
  return fc.record({
    method: fc.constant<string>(row.method),
    path: fc
      .tuple(id, fc.constantFrom('jobs', 'caseStudies', 'x'))
      .map(([one, kind]) => row.path.replace(':kind', kind).replace(':id', one)),
    headers: fc.constantFrom<Record<string, string>>(
      { authorization: VALID, 'content-type': 'application/json' },
      { authorization: VALID, 'content-type': 'application/json', 'if-match': '"1"' },
      { authorization: VALID, 'content-type': 'image/png' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ),
    body: row.body
      ? inputsOf(row.body).map((value) => (row.form ? formText(value) : JSON.stringify(value)))
      : fc.constant(''),
  });
});

/** Paths of pages, previews, pictures and feeds. */
const pagePath = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '/jobs',
        '/case-study',
        '/preview',
        '/application',
        '/media',
        '/solutions',
        '',
      ),
      segment,
    )
    .map(([folder, one]) => `${folder}/${one}`),
  fc
    .tuple(fc.constantFrom('png', 'svg', 'gif', ''), fc.stringMatching(/^[0-9a-f]{64}$/))
    .map(([type, hash]) => `/media/${hash}.${type}`),
  fc
    .tuple(fc.constantFrom('preview', 'application'), fc.stringMatching(/^[0-9a-f]{64}$/))
    .map(([folder, link]) => `/${folder}/${link}`),
  fc.constantFrom(
    '/jobs',
    '/case-studies',
    '/sitemap.xml',
    '/jobs.rss',
    '/jobs.json',
    '/robots.txt',
  ),
  fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
);

function expectPage({ method }: Sent, { status, headers, text }: Answered): void {
  // Without the built site there are no documents.
  expect(status === 503 ? !HAS_SITE : status < 500).toBe(true);
  if (method === 'HEAD') expect(text).toBe('');
  expect(text).not.toMatch(/\n\s+at |node_modules/);
  // A document's policy allows nothing by default in its text; a 304 has no text.
  const missing = missingProtections(headers).filter((name) => name !== 'nothing by default');
  expect(missing).toEqual([]);
}

/** Only a few passwords are checked at once; other callers are told when to retry. */
const isLogin = (path: string) => path.split('?')[0] === '/api/admin/login';

function expectWithinContract({ method, path }: Sent, { status, text, headers: told }: Answered) {
  if (status === 503 && isLogin(path)) expect(told.get('retry-after')).toMatch(/^\d+$/);
  else expect(status).toBeLessThan(500);
  if (method === 'HEAD' || status === 204 || status === 304) {
    expect(text).toBe('');
    return;
  }
  const answer = JSON.parse(text) as { success: boolean };
  expect(answer.success).toBe(status < 400);
  if (status < 400) return;
  const { code } = errorBodySchema.parse(answer).error;
  expect((ERROR_STATUS as Record<string, number>)[code]).toBe(status);
  expect(text).not.toMatch(/\n\s+at |node_modules/);
}

const query = fc.constantFrom('', '?a=%', '?__proto__[x]=1', `?${'q'.repeat(3_000)}`);
const method = fc.constantFrom(...methods);
const withQuery = ({ path, query, ...sent }: Sent & { query: string }): Sent => ({
  ...sent,
  path: path + query,
});

/** Sends random requests, some at once, and returns the statuses of their answers. */
async function sendAll(
  to: FunctionProcess,
  requests: fc.Arbitrary<Sent>,
  check: (sent: Sent, answer: Answered) => void,
): Promise<number[]> {
  const sample = fc.sample(requests, REQUESTS);
  const statuses = new Set<number>();
  async function sendNext(): Promise<void> {
    for (let sent = sample.pop(); sent; sent = sample.pop()) {
      const answer = await send(to, withToken(sent));
      if (sent.headers['authorization'] === VALID && answer.status === 401) await renewSession();
      statuses.add(answer.status);
      try {
        check(sent, answer);
      } catch (error) {
        const body = sent.body.slice(0, 500);
        const details = { ...sent, body, answer: { ...answer, text: answer.text.slice(0, 300) } };
        throw new Error(`A wrong answer: ${JSON.stringify(details)}`, { cause: error });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return [...statuses];
}

it('any request for pages, previews and pictures gets an answer with the usual headers', async () => {
  const requests = fc
    .record({ method, path: pagePath, query, headers, body: fc.constant('') })
    .map(withQuery);
  const statuses = await sendAll(pages, requests, expectPage);
  expect(statuses).toEqual(expect.arrayContaining([200, 404, 405]));
});

it('any request gets an answer of the error contract, and a 5xx only from a busy login', async () => {
  const anything = fc.record({ method, path, query, headers, body }).map(withQuery);
  const requests = fc.oneof({ weight: 2, arbitrary: anything }, { weight: 1, arbitrary: meant });
  const statuses = await sendAll(production.api, requests, expectWithinContract);
  // Some requests must get past the first checks.
  expect(statuses).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
  expect(production.api.log()).not.toContain('A request failed');
});
