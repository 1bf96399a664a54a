import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJobInput } from '../support/examples';
import { type Production, startProduction } from '../support/production';
import { chunksOf, paced, sendRaw, zeros } from '../support/raw-requests';
import { missingProtections } from '../support/safe-headers';

const MIB = 1024 * 1024;
const BODY_BYTES = 31 * MIB;
const BODIES = 20;
const PICTURE_BYTES = 300 * 1000 * 1000;
/** Far below the 620 MiB sent, and above what a garbage collector leaves behind. */
const GROWTH_MIB = 100;
/** The deadline of the app is 8 s. */
const SLOW_MS = 10_000;

let production: Production;
/** A body that never arrives, beside all the others, and when its answer came, in ms. */
let slow: Promise<{ answer: string; took: number }>;
beforeAll(async () => {
  production = await startProduction({ name: 'hostile' });
  slow = sendSlowly();
});
afterAll(() => production.stop());

const JSON_BODY = { path: '/api/jobs', type: 'application/json' };
const PICTURE = { path: '/api/admin/media', type: 'application/octet-stream' };

function headOf({ path, type }: typeof JSON_BODY, line: string, isKnown = true): string[] {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    'X-Picture-Use: cover',
    ...(isKnown ? [`Authorization: Bearer ${production.token}`] : []),
    line,
  ];
}

async function sendSlowly() {
  const started = performance.now();
  const head = headOf(JSON_BODY, 'Content-Length: 1000');
  const answer = await sendRaw(production.api.port, head, [Buffer.from('{')]);
  return { answer, took: performance.now() - started };
}

function post(
  { path, type }: typeof JSON_BODY,
  body: string | Buffer<ArrayBuffer>,
  more: Record<string, string> = {},
): Promise<Response> {
  const authorization = `Bearer ${production.token}`;
  const headers = { authorization, 'content-type': type, 'x-picture-use': 'cover', ...more };
  return fetch(production.api.url + path, { method: 'POST', headers, body });
}

describe('a large body', () => {
  it.each([
    ['announced', `Content-Length: ${BODY_BYTES}`, zeros, true],
    ['not announced', 'Transfer-Encoding: chunked', chunksOf, true],
    ['of nobody', `Content-Length: ${BODY_BYTES}`, zeros, false],
  ])('that is %s takes no memory, twenty at a time', async (_, line, feed, isKnown) => {
    const { api } = production;
    const head = headOf(JSON_BODY, line, isKnown);
    let answers: string[] = [];
    const growth = await api.growthDuring(async () => {
      answers = await Promise.all(
        Array.from({ length: BODIES }, () => sendRaw(api.port, head, feed(BODY_BYTES))),
      );
    });
    // A connection that is cut during sending may get no answer.
    for (const answer of answers.filter(Boolean)) expect(answer).toMatch(/^HTTP\/1.1 (?:413|401) /);
    expect(answers.filter(Boolean).length).toBeGreaterThan(0);
    expect(growth).toBeLessThan(GROWTH_MIB);
  });

  it('is accepted up to 256 KiB, unchanged', async () => {
    const title = `Engineer ${randomUUID()}`;
    const text = JSON.stringify(buildJobInput({ title, isActive: false }));
    const answer = await post(JSON_BODY, text + ' '.repeat(256 * 1024 - text.length));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ data: { title } });
  });
});

describe('a picture of 300 MB', () => {
  it.each([
    ['announced', 413, `Content-Length: ${PICTURE_BYTES}`, zeros, true],
    ['not announced', 413, 'Transfer-Encoding: chunked', chunksOf, true],
    ['of nobody', 401, `Content-Length: ${PICTURE_BYTES}`, zeros, false],
  ])('that is %s is answered with %i, and takes no memory', async (...row) => {
    const [, status, line, feed, isKnown] = row;
    const { api } = production;
    let answer = '';
    const growth = await api.growthDuring(async () => {
      answer = await sendRaw(api.port, headOf(PICTURE, line, isKnown), paced(feed(PICTURE_BYTES)));
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(growth).toBeLessThan(GROWTH_MIB);
  });

  it('does not change the limit of other requests', async () => {
    // Read completely, but not a picture.
    expect((await post(PICTURE, Buffer.alloc(1_000_000))).status).toBe(400);
  });
});

it('a slow body ends at the deadline', async () => {
  const { answer, took } = await slow;
  expect(took).toBeLessThan(SLOW_MS);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/\r\nRetry-After: \d/i);
  expect(answer).toContain('"success":false');
});

describe('behind the runtime, which reads requests before the app does', () => {
  it.each<[string, number, string, Record<string, string>]>([
    ['malformed JSON', 400, '{"title":', {}],
    ['text', 415, '{}', { 'content-type': 'text/plain' }],
    ['another charset', 415, '{}', { 'content-type': 'application/json; charset=latin1' }],
    ['an encoding that nobody knows', 415, '{}', { 'content-encoding': 'nonsense' }],
  ])('still answers %s itself, with %i', async (_, status, body, more) => {
    const answer = await post(JSON_BODY, body, more);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false });
  });
});

// `functions/tests/fuzz/requests.test.ts` asks the same of pages, feeds and pictures.
describe('every kind of answer has the security headers', () => {
  it.each<readonly [number, string, RequestInit]>([
    [200, '/api/jobs', {}],
    [401, '/api/admin/verify', {}],
    [404, '/robots.txt', {}],
    [405, '/api/jobs', { method: 'PATCH' }],
    [400, '/api/jobs/%E0%A4%A', {}],
    [415, '/api/admin/login', { method: 'POST', body: '{' }],
  ])('%i at %s', async (status, path, init) => {
    const { status: answered, headers } = await fetch(production.api.url + path, init);
    expect(answered).toBe(status);
    expect(missingProtections(headers)).toEqual([]);
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});
