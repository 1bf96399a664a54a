import { MEDIA_HEADERS } from '@torque-tide/contract/http-headers';
import { type Media, MEDIA_MAX_BYTES, mediaPath } from '@torque-tide/contract/media';
import { Firestore } from '@google-cloud/firestore';
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPictureFile } from '../support/examples';
import { createFakeLog, MINUTE, SECOND } from '../support/fakes';
import { countReads } from '../support/firestore-reads';
import { buildPng, buildSvg, jpeg, pngChunk } from '../support/pictures';
import { type Answer, type PictureFile, startTestApi, type TestApi } from '../support/test-api';
import { failingReads, getPage, startPages, stopPages } from '../support/test-pages';

let api: TestApi;
let pages: Server;
let reads: () => number;
let log = createFakeLog();
let firestore: Firestore;
beforeAll(async () => {
  api = await startTestApi('media');
});
beforeEach(async () => {
  // An hour later, when nobody counts any more what was sent before.
  api.clock.advance(2 * MINUTE);
  firestore = new Firestore({ projectId: api.projectId });
  ({ reads } = countReads(firestore));
  log = createFakeLog();
  pages = await startPages(api, { firestore, log });
});
afterEach(async () => {
  await stopPages(pages);
  await firestore.terminate();
});
afterAll(() => api.stop());

const upload = async (file: PictureFile): Promise<Answer> =>
  api.call('media.upload', { file, token: await api.validToken() });
const stored = (overrides: Partial<PictureFile> = {}) =>
  api.asAdmin<Media>('media.upload', { file: buildPictureFile(overrides) });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('an upload', () => {
  it('stores the picture with its facts, under the hash of its bytes', async () => {
    const { bytes, type } = buildPictureFile();
    const answer = await upload({ bytes, type, color: '3f6b70' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: hashOf(bytes),
      extension: 'svg',
      width: 8,
      height: 6,
      color: '3f6b70',
      size: bytes.length,
      by: 'ada',
      at: api.clock.now().toISOString(),
    });
    const document = await api.firestore.collection('media').doc(hashOf(bytes)).get();
    expect((document.get('bytes') as Buffer).equals(bytes)).toBe(true);
  });

  it('of the same bytes changes nothing, and tells the same', async () => {
    const file = buildPictureFile();
    const first = await api.asAdmin<Media>('media.upload', { file });
    api.clock.advance(MINUTE);
    const [second, third] = await Promise.all([upload(file), upload({ ...file, color: '000000' })]);
    expect(second?.body.data).toEqual(first);
    expect(third?.body.data).toEqual(first);
  });

  it('by two at once stores it once', async () => {
    const file = buildPictureFile();
    const answers = await Promise.all([upload(file), upload(file), upload(file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body.data as Media).id)).size).toBe(1);
  });

  it('leaves metadata out, so that the hash is of what is served', async () => {
    const place = Buffer.from('taken at 51.5 N');
    const { id } = await stored({
      bytes: buildPng({ more: [pngChunk('eXIf', place)] }),
      type: 'image/png',
    });
    expect(id).toBe(hashOf(buildPng()));
    const page = await getPage(pages, mediaPath(id, 'png'));
    expect(Buffer.from(await page.arrayBuffer()).includes(place)).toBe(false);
  });

  it.each<[string, PictureFile, number, string, RegExp]>([
    ['nothing', { bytes: Buffer.alloc(0), type: 'image/png' }, 400, 'invalid', /empty/],
    ['another type', { bytes: jpeg, type: 'image/gif' }, 415, 'unsupported-media-type', /must be/],
    [
      'JSON',
      { bytes: Buffer.from('{}'), type: 'application/json' },
      415,
      'unsupported-media-type',
      /must be/,
    ],
    [
      'a page as PNG',
      { bytes: Buffer.from('<html>'), type: 'image/png' },
      415,
      'unsupported-media-type',
      /no picture/,
    ],
    ['a JPEG as PNG', { bytes: jpeg, type: 'image/png' }, 400, 'invalid', /said to be/],
    [
      'a script',
      { bytes: buildSvg('<script/>'), type: 'image/svg+xml' },
      400,
      'invalid',
      /^This SVG contains a script: <script>\.$/,
    ],
    [
      'forty megapixels',
      { bytes: buildPng({ width: 8_000, height: 5_000 }), type: 'image/png' },
      400,
      'invalid',
      /8000 × 5000 pixels/,
    ],
    [
      'too many bytes',
      { bytes: Buffer.alloc(MEDIA_MAX_BYTES + 1), type: 'image/png' },
      413,
      'too-large',
      /larger than 400 kB/,
    ],
    [
      'a colour that is none',
      { bytes: jpeg, type: 'image/jpeg', color: 'red;x' },
      400,
      'malformed',
      /colour/,
    ],
  ])('refuses %s', async (_, file, status, code, message) => {
    const answer = await upload(file);
    expect(answer.status).toBe(status);
    expect(answer.body.error?.code).toBe(code);
    expect(answer.body.message).toMatch(message);
    if (code === 'invalid')
      expect(answer.body.error?.fields).toEqual({ file: [answer.body.message] });
  });

  it('refuses compressed bytes', async () => {
    const answer = await api.send('/api/admin/media', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.validToken()}`,
        'content-type': 'image/png',
        'content-encoding': 'gzip',
      },
      body: buildPng(),
    });
    expect(answer.status).toBe(415);
  });

  it('is possible thirty times a minute', async () => {
    const file = buildPictureFile();
    for (let sent = 0; sent < 30; sent += 1) expect((await upload(file)).status).toBe(200);
    const answer = await upload(file);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    api.clock.advance(MINUTE);
    expect((await upload(file)).status).toBe(200);
  });

  it('leaves a line in the audit log', async () => {
    const { id } = await stored();
    expect(api.log.auditLines.at(-1)).toMatchObject({
      action: 'media.upload',
      admin: 'ada',
      item: id,
      outcome: 'success',
    });
  });
});

describe('a picture', () => {
  it('is served as it is, for a year, and nothing in it may run', async () => {
    const file = buildPictureFile();
    const { id } = await api.asAdmin<Media>('media.upload', { file });
    const page = await getPage(pages, mediaPath(id, 'svg'));
    expect(page.status).toBe(200);
    expect(Buffer.from(await page.arrayBuffer()).equals(file.bytes)).toBe(true);
    expect(page.headers.get('content-type')).toBe('image/svg+xml');
    expect(page.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const [name, value] of Object.entries(MEDIA_HEADERS)) {
      expect(page.headers.get(name)).toBe(value);
    }
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toMatch(/; sandbox$/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that a browser has is not sent again', async () => {
    const { id } = await stored();
    // `fetch` would add that it wants it anew.
    const headers = { 'if-none-match': `"${id}"`, 'cache-control': 'max-age=0' };
    const init = { headers };
    const page = await getPage(pages, mediaPath(id, 'svg'), init);
    expect(page.status).toBe(304);
    expect(await page.text()).toBe('');
  });

  it('costs an instance one read', async () => {
    const { id } = await stored();
    const before = reads();
    for (let count = 0; count < 5; count += 1) await getPage(pages, mediaPath(id, 'svg'));
    expect(reads() - before).toBe(1);
  });

  it('cannot be changed there', async () => {
    const { id } = await stored();
    const page = await getPage(pages, mediaPath(id, 'svg'), { method: 'PUT', body: 'x' });
    expect(page.status).toBe(405);
    expect(page.headers.get('allow')).toBe('GET, HEAD');
  });

  it('has one address', async () => {
    const { id } = await stored();
    expect((await getPage(pages, mediaPath(id, 'png'))).status).toBe(404);
    expect((await getPage(pages, mediaPath(id.toUpperCase(), 'svg'))).status).toBe(404);
  });
});

describe('an address of nothing', () => {
  it.each([
    '/media/',
    '/media/x',
    '/media/logo.svg',
    `/media/${'a'.repeat(63)}.png`,
    `/media/${'a'.repeat(65)}.png`,
    `/media/${'g'.repeat(64)}.png`,
    `/media/${'a'.repeat(64)}.gif`,
    `/media/${'a'.repeat(64)}`,
    `/media/x/${'a'.repeat(64)}.png`,
    `/media/..%2F${'a'.repeat(64)}.png`,
  ])('costs no read where there can be nothing: %s', async (path) => {
    const before = reads();
    const page = await getPage(pages, path, { redirect: 'manual' });
    expect([301, 404]).toContain(page.status);
    expect(reads()).toBe(before);
  });

  it('is remembered for ten seconds, and kept by the CDN for a minute', async () => {
    const file = buildPictureFile();
    const path = mediaPath(hashOf(file.bytes), 'svg');
    const before = reads();
    for (let count = 0; count < 5; count += 1) {
      const page = await getPage(pages, path);
      expect(page.status).toBe(404);
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    }
    expect(reads() - before).toBe(1);
    await upload(file);
    api.clock.advance(10 * SECOND);
    expect((await getPage(pages, path)).status).toBe(200);
  });

  it('costs at most fifty reads in ten seconds and one of the list, whatever is guessed', async () => {
    const known = await stored();
    const all = (await api.firestore.collection('media').count().get()).data().count;
    const before = reads();
    let last: Response | undefined;
    for (let guess = 0; guess < 60; guess += 1) {
      last = await getPage(pages, mediaPath(hashOf(Buffer.from(`guess ${guess}`)), 'png'));
    }
    expect(reads() - before).toBe(50 + all);
    expect(log.lines).toEqual([]);
    // It may have been sent a moment ago: no cache says that it is not there.
    expect([last?.status, last?.headers.get('cache-control')]).toEqual([404, 'no-store']);
    // Nobody has asked this instance for it before.
    expect((await getPage(pages, mediaPath(known.id, 'svg'))).status).toBe(200);
    api.clock.advance(10 * SECOND);
    expect((await getPage(pages, mediaPath(hashOf(Buffer.from('later')), 'png'))).status).toBe(404);
  });
});

it('without Firestore it is a 503 that may be asked again, and what is held is served', async () => {
  const { id } = await stored();
  const away = Object.assign(new Error('away'), { code: 14 });
  const without = await startPages(api, { firestore: failingReads(api, away) });
  try {
    const page = await getPage(without, mediaPath(id, 'svg'));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('60');
    expect(page.headers.get('cache-control')).toBe('no-store');
  } finally {
    await stopPages(without);
  }
});
