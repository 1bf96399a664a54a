import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJobInput } from '../support/examples';
import type { FunctionProcess } from '../support/function-process';
import { type Production, startProduction } from '../support/production';
import { chunksOf, paced, sendRaw, zeros } from '../support/raw-requests';
import { missingProtections } from '../support/safe-headers';

const MIB = 1024 * 1024;
const BODY_BYTES = 31 * MIB;
const BODIES = 20;
/** Far below the 620 MiB sent, and above what a garbage collector leaves behind. */
const GROWTH_MIB = 100;
/** The deadline of the app is 8 s. */
const SLOW_MS = 10_000;

let production: Production;
let api: FunctionProcess;
let pages: FunctionProcess;
let token = '';

beforeAll(async () => {
  production = await startProduction({ name: 'hostile' });
  ({ api, token } = production);
  pages = await production.startPages();
});
afterAll(() => production.stop());

const postHead = (...more: string[]) => [
  'POST /api/jobs HTTP/1.1',
  'Host: localhost',
  `Authorization: Bearer ${token}`,
  'Content-Type: application/json',
  ...more,
];

describe('a large body', () => {
  it.each([
    ['announced', () => postHead(`Content-Length: ${BODY_BYTES}`)],
    ['not announced', () => postHead('Transfer-Encoding: chunked')],
    [
      'of nobody',
      () => [
        'POST /api/jobs HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${BODY_BYTES}`,
      ],
    ],
  ])('that is %s takes no memory, twenty at a time', async (_, head) => {
    const lines = head();
    const isChunked = lines.some((line) => line.includes('chunked'));
    const body = () => (isChunked ? chunksOf : zeros)(BODY_BYTES);
    let answers: string[] = [];
    const growth = await api.growthDuring(async () => {
      answers = await Promise.all(
        Array.from({ length: BODIES }, () => sendRaw(api.port, lines, body())),
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
    const answer = await fetch(`${api.url}/api/jobs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: text + ' '.repeat(256 * 1024 - text.length),
    });
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as { data: { title: string } }).data.title).toBe(title);
  });
});

describe('a picture of 300 MB', () => {
  const PICTURE_BYTES = 300 * 1000 * 1000;
  const pictureHead = (...more: string[]) => [
    'POST /api/admin/media HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/octet-stream',
    'X-Picture-Use: cover',
    ...more,
  ];

  it.each([
    [
      'announced',
      413,
      () => [`Authorization: Bearer ${token}`, `Content-Length: ${PICTURE_BYTES}`],
    ],
    ['not announced', 413, () => [`Authorization: Bearer ${token}`, 'Transfer-Encoding: chunked']],
    ['of nobody', 401, () => [`Content-Length: ${PICTURE_BYTES}`]],
  ])('that is %s is answered with %i, and takes no memory', async (_, status, more) => {
    const head = pictureHead(...more());
    const isChunked = head.some((line) => line.includes('chunked'));
    let answer = '';
    const growth = await api.growthDuring(async () => {
      answer = await sendRaw(api.port, head, paced((isChunked ? chunksOf : zeros)(PICTURE_BYTES)));
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(growth).toBeLessThan(GROWTH_MIB);
  });

  it('does not change the limit of other requests', async () => {
    const answer = await fetch(`${api.url}/api/admin/media`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-picture-use': 'cover',
      },
      body: Buffer.alloc(1_000_000),
    });
    // Read completely, but not a picture.
    expect(answer.status).toBe(400);
  });
});

it('a slow body ends at the deadline', async () => {
  const started = performance.now();
  const answer = await sendRaw(api.port, postHead('Content-Length: 1000'), [Buffer.from('{')]);
  expect(performance.now() - started).toBeLessThan(SLOW_MS);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/\r\nRetry-After: \d/i);
  expect(answer).toContain('"success":false');
});

describe('behind the runtime, which reads requests before the app does', () => {
  it.each<[string, number, string, Record<string, string>]>([
    ['malformed JSON', 400, '{"title":', {}],
    ['a bare value', 400, 'null', {}],
    ['text', 415, '{}', { 'content-type': 'text/plain' }],
    ['another charset', 415, '{}', { 'content-type': 'application/json; charset=latin1' }],
    ['an encoding that nobody knows', 415, '{}', { 'content-encoding': 'nonsense' }],
  ])('still answers %s itself, with %i', async (_, status, body, more) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...more,
    };
    const answer = await fetch(`${api.url}/api/jobs`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false });
  });
});

describe('every kind of answer has the security headers', () => {
  it.each<readonly [number, string, RequestInit]>([
    [200, '/api/jobs', {}],
    [401, '/api/admin/verify', {}],
    [404, '/api/nothing', {}],
    [404, '/api/jobs/%E2%82%AC?a=%E0', {}],
    [404, '/robots.txt', {}],
    [405, '/api/jobs', { method: 'PATCH' }],
    [400, '/api/jobs/%E0%A4%A', {}],
    [415, '/api/admin/login', { method: 'POST', body: '{' }],
  ])('%i at %s', async (status, path, init) => {
    const { status: answered, headers } = await fetch(api.url + path, init);
    expect(answered).toBe(status);
    expect(missingProtections(headers)).toEqual([]);
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it.each<readonly [number, string, RequestInit]>([
    [200, '/sitemap.xml', {}],
    [200, '/jobs.rss', {}],
    [200, '/jobs.json', {}],
    [301, '/jobs/', { redirect: 'manual' }],
    [404, '/robots.txt', {}],
    [404, '/media/x.png', {}],
    [404, `/media/${'0'.repeat(64)}.webp`, {}],
    [405, '/jobs', { method: 'POST' }],
    [405, '/jobs.rss', { method: 'DELETE' }],
  ])('%i at %s', async (status, path, init) => {
    const { status: answered, headers } = await fetch(pages.url + path, init);
    // The sitemap needs the built site, which some test runs lack.
    expect([status, 503]).toContain(answered);
    expect(missingProtections(headers)).toEqual([]);
  });
});
