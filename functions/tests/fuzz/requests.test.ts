import { endpoint, type EndpointName, endpoints } from '@torque-tide/contract/api';
import { ERROR_STATUS, errorBodySchema } from '@torque-tide/contract/errors';
import { REPORTS_PATH } from '@torque-tide/contract/http-headers';
import * as fc from 'fast-check';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf, inputsOf } from '../support/arbitraries';
import { type Production, startProduction } from '../support/production';

const REQUESTS = casesOf(300, 10_000);
const AT_ONCE = 20;

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let production: Production;

beforeAll(async () => {
  production = await startProduction({ name: 'fuzz' });
});
afterAll(async () => {
  agent.destroy();
  await production.stop();
});

function send({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port: production.api.port, agent, method, path, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.once('error', reject);
    call.end(body);
  });
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
  fc.constant(REPORTS_PATH),
);
const body = fc.oneof(
  ...names.flatMap((name) => {
    const schema = endpoint(name).body;
    return schema ? [inputsOf(schema).map((value) => JSON.stringify(value))] : [];
  }),
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
      'application/reports+json',
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

function expectWithinContract(
  { method }: Sent,
  { status, text }: { status: number; text: string },
) {
  expect(status).toBeLessThan(500);
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

it(`whatever is sent is answered within the contract of errors, and never with a 5xx`, async () => {
  const query = fc.constantFrom('', '?a=%', '?__proto__[x]=1', `?${'q'.repeat(3_000)}`);
  const requests = fc
    .record({ method: fc.constantFrom(...methods), path, query, headers, body })
    .map(({ query, headers, body, ...rest }): Sent => ({
      method: rest.method,
      path: rest.path + query,
      headers: {
        ...headers,
        ...(headers.authorization === 'valid'
          ? { authorization: `Bearer ${production.token}` }
          : {}),
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    }));
  const sample = fc.sample(requests, REQUESTS);
  const statuses = new Map<number, number>();
  async function sendNext(): Promise<void> {
    for (let sent = sample.pop(); sent; sent = sample.pop()) {
      const answer = await send(sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      try {
        expectWithinContract(sent, answer);
      } catch (error) {
        const { body, ...told } = sent;
        const details = JSON.stringify({ ...told, body: body.slice(0, 500), answer });
        throw new Error(`Outside of the contract: ${details}`, { cause: error });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  // Not all of it may be refused at the door.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
  expect(production.api.log()).not.toContain('A request failed');
});
