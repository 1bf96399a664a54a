import { CV_MAX_BYTES } from '@torque-tide/contract/application-choices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apply, countApplications, idOf, nextAddress } from '../support/applicants';
import { buildApplicationForm, buildCv } from '../support/examples';
import { type Production, startProduction } from '../support/production';
import { chunksOf, paced, sendRaw, zeros } from '../support/raw-requests';
import { formOf } from '../support/test-api';

const GROWTH_MIB = 100;

const head = (...more: string[]) => [
  'POST /api/applications HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=xyz',
  ...more,
];

let production: Production;
/** A form that arrives at 20 kB a second beside all the others, and when its answer came, in ms. */
let slow: Promise<{ answer: string; took: number }>;
beforeAll(async () => {
  production = await startProduction({ name: 'hostile-applications' });
  slow = sendSlowly(production.api.port);
});

async function sendSlowly(port: number) {
  const started = performance.now();
  // Chunks of 64 KiB.
  const body = paced(zeros(CV_MAX_BYTES), 3_200);
  const answer = await sendRaw(port, head(`Content-Length: ${CV_MAX_BYTES}`), body);
  return { answer, took: performance.now() - started };
}
afterAll(() => production.stop());

const numberStored = () => countApplications(production.firestore);

describe('a body', () => {
  let before: number;
  beforeEach(async () => {
    before = await numberStored();
  });

  const HUGE = 500 * 1000 * 1000;

  it.each([
    ['announced', `Content-Length: ${HUGE}`, zeros],
    ['without a length', 'Transfer-Encoding: chunked', chunksOf],
  ])('of 500 MB, %s, is refused and takes no memory', async (_, line, feed) => {
    const { api } = production;
    let answer = '';
    const growth = await api.growthDuring(async () => {
      answer = await sendRaw(api.port, head(line), paced(feed(HUGE)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(growth).toBeLessThan(GROWTH_MIB);
    expect(await numberStored()).toBe(before);
  });

  it('that is sent by many at once takes bounded memory', async () => {
    const { api } = production;
    const cv = Buffer.concat([buildCv(), Buffer.alloc(CV_MAX_BYTES - 1_000, ' ')]);
    const statuses = new Set<number>();
    // The name is invalid, so nothing is stored. An early refusal may cut the connection.
    const send = () =>
      apply({ name: ' ' }, { cv, via: production.api }).then(
        ({ status }) => statuses.add(status),
        () => undefined,
      );
    const growth = await api.growthDuring(() => Promise.all(Array.from({ length: 80 }, send)));
    expect([400, 503]).toEqual(expect.arrayContaining([...statuses]));
    // An instance has 1 GiB.
    expect(growth).toBeLessThan(600);
    expect((await apply({ name: ' ' }, { cv, via: production.api })).status).toBe(400);
    expect(await numberStored()).toBe(before);
  }, 60_000);

  const BOUNDARY = 'xyz';
  const part = (name: string, value: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const file = part('cv', buildCv().toString(), '; filename="cv.pdf"');
  const fields = (email: string) =>
    part('name', 'Ada') + part('email', email) + part('agreement', 'on');
  const END = `--${BOUNDARY}--\r\n`;

  async function post(body: string, type = `multipart/form-data; boundary=${BOUNDARY}`) {
    const { url } = production.api;
    const response = await fetch(`${url}/api/applications`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': nextAddress() },
      body,
    });
    return response.status;
  }

  it.each<[string, number, string, string?]>([
    ['is empty', 400, ''],
    ['is cut off in a file', 400, fields('cut@example.com') + file.slice(0, -6)],
    ['lacks its end', 400, fields('end@example.com') + file],
    ['has 1,000 parts', 400, part('name', 'Ada').repeat(1_000) + END],
    ['has two files', 400, fields('two@example.com') + file + file + END],
    ['has a field twice', 400, fields('twice@example.com') + part('name', 'Eve') + END],
    ['has a field that nobody knows', 400, fields('more@example.com') + part('state', 'X') + END],
    [
      'has a header of 200 kB',
      400,
      `--${BOUNDARY}\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\nx\r\n${END}`,
    ],
    ['names no boundary', 400, fields('no@example.com') + END, 'multipart/form-data'],
    ['is JSON', 415, '{"name":"Ada"}', 'application/json'],
    [
      'is URL-encoded with a CV',
      400,
      'name=Ada&email=url%40example.com&agreement=on&cv=%25PDF-1.4',
      'application/x-www-form-urlencoded',
    ],
  ])('that %s is answered with %i, and nothing is kept', async (_, status, body, type) => {
    expect(await post(body, type)).toBe(status);
    expect(await numberStored()).toBe(before);
    // No request has ended the process.
    expect((await production.call('jobs.list')).status).toBe(200);
  });

  it('that is complete is accepted', async () => {
    expect(await post(fields('whole@example.com') + file + END)).toBe(201);
    expect(await numberStored()).toBe(before + 1);
  });
});

describe('a CV', () => {
  function fetchCv(id: string): Promise<Response> {
    return fetch(`${production.api.url}/api/admin/applications/${id}/cv`, {
      headers: { authorization: `Bearer ${production.token}` },
    });
  }

  it('gets its own name, whatever it was called', async () => {
    const form = formOf(buildApplicationForm({ email: 'named@example.com' }));
    form.set('cv', new Blob([Uint8Array.from(buildCv())]), '../a"; filename="b.exe');
    const response = await fetch(`${production.api.url}/api/applications`, {
      method: 'POST',
      headers: { 'x-forwarded-for': nextAddress() },
      body: form,
    });
    const { data } = (await response.json()) as { data: { id: string } };
    const { headers } = await fetchCv(data.id);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="CV Ada Berg ${data.id}.pdf"`,
    );
  });

  it.each([
    '../../Ada',
    'Ada "Berg"; x=y',
    'Ada%0d%0aSet-Cookie: a=b',
    '王小明',
    '.htaccess',
    'Ada\u0007',
  ])('has a harmless name, whoever sends it (%j)', async (name) => {
    const { headers } = await fetchCv(idOf(await apply({ name }, { via: production.api })));
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename=/);
    const [, file = ''] = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition) ?? [];
    expect(file).not.toMatch(/\p{Cc}|[/]|^\./u);
    expect(file).toMatch(/\.pdf$/);
    expect(headers.get('set-cookie')).toBeNull();
  });
});

// The last test, because it waits longest.
it('a form that takes too long to arrive ends with the deadline', async () => {
  const { answer, took } = await slow;
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(took).toBeLessThan(60_000);
}, 90_000);
