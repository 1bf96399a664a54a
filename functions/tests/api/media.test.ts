import { MEDIA_HEADERS } from '@torque-tide/contract/http-headers';
import { type Media, MEDIA_MAX_BYTES, mediaPath, type MediaUse } from '@torque-tide/contract/media';
import { Firestore } from '@google-cloud/firestore';
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { drawPicture } from '../../src/media/draw-picture';
import { buildPictureFile } from '../support/examples';
import { createFakeLog, MINUTE, SECOND } from '../support/fakes';
import { countReads } from '../support/firestore-reads';
import { buildSvg } from '../support/pictures';
import { type Answer, type PictureFile } from '../support/test-api';
import { failingReads, getPage, startPages, stopPages } from '../support/test-pages';

const api = useTestApi('media');
let pages: Server;
let reads: () => number;
let log = createFakeLog();
let firestore: Firestore;
beforeEach(async () => {
  // Resets the limit per minute.
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

const upload = async (file: PictureFile): Promise<Answer> =>
  api.callAsAdmin('media.upload', { file });
const stored = (overrides: Partial<PictureFile> = {}) =>
  api.asAdmin('media.upload', { file: buildPictureFile(overrides) });
const svg = buildSvg();
const tooMany = Buffer.alloc(MEDIA_MAX_BYTES + 1);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('an upload', () => {
  it('stores the picture and its narrower copies, under the hash of its bytes', async () => {
    const answer = await upload(buildPictureFile());
    expect(answer.status).toBe(200);
    const { id, size, ...facts } = answer.body.data as Media;
    expect(facts).toEqual({ width: 800, height: 6, by: 'ada', at: api.clock.now().toISOString() });
    const line = { action: 'media.upload', admin: 'ada', item: id, outcome: 'success' };
    expect(api.log.auditLines.at(-1)).toMatchObject(line);
    const [whole, copy] = await Promise.all(
      [id, `${id}-400`].map((name) => api.firestore.collection('media').doc(name).get()),
    );
    const bytes = whole?.get('bytes') as Buffer;
    expect([hashOf(bytes), bytes.length]).toEqual([id, size]);
    expect((await sharp(copy?.get('bytes') as Buffer).metadata()).width).toBe(400);
  });

  it('of the same picture changes nothing, and gets the same answer', async () => {
    const file = buildPictureFile();
    const first = await api.asAdmin('media.upload', { file });
    api.clock.advance(MINUTE);
    const again = await Promise.all([upload(file), upload(file)]);
    for (const { body } of again) expect(body.data).toEqual(first);
  });

  it.each<[string, PictureFile, number, string, RegExp]>([
    ['a page', { bytes: Buffer.from('<html>') }, 400, 'invalid', /We can’t read this file/],
    ['JSON', { bytes: svg, type: 'application/json' }, 415, 'unsupported-media-type', /must be/],
    ['too many bytes', { bytes: tooMany }, 413, 'too-large', /larger than 10000 kB/],
    ['no use', { bytes: svg, use: 'banner' as MediaUse }, 400, 'malformed', /X-Picture-Use/],
  ])('refuses %s', async (_, file, status, code, message) => {
    const answer = await upload(file);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(message);
    const fields = code === 'invalid' ? { file: [answer.body.message] } : undefined;
    expect(answer.body.error?.fields).toEqual(fields);
  });

  it('refuses compressed bytes', async () => {
    const answer = await api.send('/api/admin/media', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.validToken()}`,
        'content-type': 'application/octet-stream',
        'content-encoding': 'gzip',
      },
      body: Uint8Array.from(svg),
    });
    expect(answer.status).toBe(415);
  });

  it('is limited to thirty a minute', async () => {
    const file = buildPictureFile();
    // Refused files count too, and take no time.
    const damaged = { ...file, bytes: Buffer.from('no picture') };
    for (let sent = 0; sent < 30; sent += 1) expect((await upload(damaged)).status).toBe(400);
    const answer = await upload(file);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    api.clock.advance(MINUTE);
    expect((await upload(file)).status).toBe(200);
  });
});

describe('a picture', () => {
  it('is served as it is and in its widths, for a year, and nothing in it may run', async () => {
    const { id } = await stored();
    const page = await getPage(pages, mediaPath(id));
    expect(page.status).toBe(200);
    expect(hashOf(Buffer.from(await page.arrayBuffer()))).toBe(id);
    expect(page.headers.get('content-type')).toBe('image/webp');
    expect(page.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const [name, value] of Object.entries(MEDIA_HEADERS)) {
      expect(page.headers.get(name)).toBe(value);
    }
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toMatch(/; sandbox$/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');

    const copy = await getPage(pages, mediaPath(`${id}-400`));
    expect((await sharp(Buffer.from(await copy.arrayBuffer())).metadata()).width).toBe(400);
    for (const name of [`${id}-800`, `${id}-401`, id.toUpperCase()]) {
      expect((await getPage(pages, mediaPath(name))).status).toBe(404);
    }
  });

  it('costs an instance one read, and is not sent again if the browser has it', async () => {
    const { id } = await stored();
    const before = reads();
    for (let count = 0; count < 3; count += 1) await getPage(pages, mediaPath(id));
    // `fetch` would add `no-cache`.
    const headers = { 'if-none-match': `"${id}"`, 'cache-control': 'max-age=0' };
    const page = await getPage(pages, mediaPath(id), { headers });
    expect([page.status, await page.text()]).toEqual([304, '']);
    expect(reads() - before).toBe(1);
  });
});

describe('an address without a picture', () => {
  it("costs no read if it can't exist", async () => {
    const hash = 'a'.repeat(64);
    const paths = ['', 'x', `${hash}.gif`, `${hash}0.webp`, `x/${hash}.webp`, `..%2F${hash}.webp`];
    const before = reads();
    for (const path of paths) {
      const page = await getPage(pages, `/media/${path}`, { redirect: 'manual' });
      expect([301, 404]).toContain(page.status);
    }
    expect(reads()).toBe(before);
  });

  it('is kept by the CDN for a minute, and by no instance', async () => {
    const file = buildPictureFile();
    const path = mediaPath(hashOf((await drawPicture(file.bytes, 'logo')).bytes));
    const page = await getPage(pages, path);
    expect(page.status).toBe(404);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    await upload(file);
    expect((await getPage(pages, path)).status).toBe(200);
  });

  it('costs at most fifty reads in ten seconds and one of the list, whatever is guessed', async () => {
    const known = await stored();
    const all = (await api.firestore.collection('media').count().get()).data().count;
    const before = reads();
    let last: Response | undefined;
    for (let guess = 0; guess < 60; guess += 1) {
      last = await getPage(pages, mediaPath(hashOf(Buffer.from(`guess ${guess}`))));
    }
    expect(reads() - before).toBe(50 + all);
    expect(log.lines).toEqual([]);
    // The upload may be a moment old, so no cache may keep the 404.
    expect([last?.status, last?.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    // A picture that this instance hasn't served yet.
    expect((await getPage(pages, mediaPath(known.id))).status).toBe(200);
    api.clock.advance(10 * SECOND);
    expect((await getPage(pages, mediaPath(hashOf(Buffer.from('later'))))).status).toBe(404);
  });
});

it('without Firestore it is a 503 with a retry time', async () => {
  const { id } = await stored();
  const away = Object.assign(new Error('away'), { code: 14 });
  const without = await startPages(api, { firestore: failingReads(api, away) });
  try {
    const page = await getPage(without, mediaPath(id));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('60');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  } finally {
    await stopPages(without);
  }
});
