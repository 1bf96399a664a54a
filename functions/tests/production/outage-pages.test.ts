import { FEED_PATHS } from '@torque-tide/domain/paths';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Job } from '@torque-tide/contract/jobs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { SECOND } from '../support/fakes';
import { type FirestoreProxy, startFirestoreProxy } from '../support/firestore-proxy';
import type { FunctionProcess } from '../support/function-process';
import { type Production, startProduction } from '../support/production';

/** Every reader must get an answer within this time. */
const TOLD_MS = 10 * SECOND;
/**
 * A page must be complete this soon after the outage. The first request may join a read that began
 * before, and wait for the document's deadline of 4 s; the next one reads anew.
 */
const BACK_MS = 6 * SECOND;
/** A page with older content waits this long for newer, plus time for a busy machine. */
const AT_ONCE_MS = 3 * SECOND;
const TITLE = 'Battery storage engineer of the outage';

let proxy: FirestoreProxy;
let production: Production;
let remembering: FunctionProcess;
let documents: string[];

beforeAll(async () => {
  if (!existsSync(join(import.meta.dirname, '../../dist/site'))) {
    throw new Error('The site is not built: `npm run build` makes it');
  }
  proxy = await startFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  production = await startProduction({ name: 'outage-pages', firestoreHost: proxy.host });
  const job = await production.call('jobs.create', { body: buildJobInput({ title: TITLE }) });
  const study = await production.call('caseStudies.create', { body: buildCaseStudyInput() });
  documents = [
    '/jobs',
    `/jobs/${(job.body.data as Job).id}`,
    '/about',
    '/case-studies',
    `/case-study/${(study.body.data as CaseStudy).id}`,
  ];
  remembering = await production.startPages();
  for (const path of ['/', ...documents, ...Object.values(FEED_PATHS)]) {
    expect([path, (await ask(remembering, path)).status]).toEqual([path, 200]);
  }
});
afterAll(async () => {
  await production.stop();
  await proxy.stop();
});

interface Asked {
  status: number;
  text: string;
  headers: Headers;
  milliseconds: number;
}

async function ask({ url }: FunctionProcess, path: string): Promise<Asked> {
  const started = performance.now();
  const { status, headers, ...answer } = await fetch(url + path).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  return { status, headers, ...answer, milliseconds: performance.now() - started };
}

describe.each([
  ['frozen', () => Promise.resolve(proxy.freeze())],
  ['gone', () => proxy.goAway()],
])('while Firestore is %s', (_, breakIt) => {
  let fresh: FunctionProcess;
  beforeAll(async () => {
    fresh = await production.startPages();
    await breakIt();
  });
  afterAll(async () => {
    await proxy.mend();
    await fresh.stop();
  });

  it('cached documents and feeds are served at once', async () => {
    for (const path of ['/', ...documents, ...Object.values(FEED_PATHS)]) {
      const { status, milliseconds } = await ask(remembering, path);
      expect([path, status]).toEqual([path, 200]);
      expect(milliseconds).toBeLessThan(AT_ONCE_MS);
    }
    for (const path of ['/', documents[1] ?? '']) {
      expect((await ask(remembering, path)).text).toContain(TITLE);
    }
  });

  it('pages of texts are served, and Home without its lists', async () => {
    for (const path of ['/', '/growth', '/terms-of-service']) {
      const { status, text, milliseconds } = await ask(fresh, path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('<h1');
      expect(milliseconds).toBeLessThan(TOLD_MS);
    }
    expect((await ask(fresh, '/')).text).not.toContain(TITLE);
    expect((await ask(fresh, '/no-such-page')).status).toBe(404);
  });

  it("what isn't cached is a quick 503 with a retry time", async () => {
    const paths = [...documents, ...Object.values(FEED_PATHS)];
    const answers = await Promise.all(paths.map((path) => ask(fresh, path)));
    for (const { status, headers, milliseconds } of answers) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(milliseconds).toBeLessThan(TOLD_MS);
    }
    // The browser then renders the page once the API answers, and shows what is missing.
    for (const { text } of answers.slice(0, documents.length)) {
      expect(text).toContain('<div id="root"');
      expect(text).not.toContain(TITLE);
    }
  });

  it('a page is complete soon after the outage', async () => {
    await proxy.mend();
    const soon = { timeout: BACK_MS, interval: 50 };
    for (const path of documents) {
      await expect.poll(async () => (await ask(fresh, path)).status, soon).toBe(200);
    }
    // A page that is asked just before may still lack its lists.
    for (const path of ['/', documents[1] ?? '']) {
      await expect.poll(async () => (await ask(fresh, path)).text, soon).toContain(TITLE);
    }
  });
});
