import type { EndpointName } from '@torque-tide/contract/api';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCaseStudyInput, buildJobInput, examples } from '../support/examples';
import { SECOND } from '../support/fakes';
import { type FirestoreProxy, startFirestoreProxy } from '../support/firestore-proxy';
import type { FunctionProcess } from '../support/function-process';
import { type Production, type ProductionCall, startProduction } from '../support/production';

/** Every caller and reader must get an answer within this time. */
const TOLD_MS = 10 * SECOND;
/** What is cached is served within this time, even by a busy machine: a page waits for newer content. */
const AT_ONCE_MS = 3 * SECOND;
/** The API must work again this soon after the outage. */
const BACK_MS = 3 * SECOND;
/**
 * A page must be complete this soon after the outage. The first request may join a read that began
 * before, and wait for the document's deadline of 4 s; the next one reads anew.
 */
const COMPLETE_MS = 6 * SECOND;
/** By default gRPC reconnects about 16 s after the loss, and then not before 26 s. */
const AWAY_MS = 18 * SECOND;
const TITLE = 'Battery storage engineer of the outage';
const FEEDS = Object.values(FEED_PATHS);

let proxy: FirestoreProxy;
let production: Production;
/** A call of each endpoint that would normally succeed. */
const calls: [name: EndpointName, sent: ProductionCall][] = [];
/** Pages made of content, the second of the job. */
let documents: string[];
/** An instance that has served every page before. */
let remembering: FunctionProcess;

beforeAll(async () => {
  proxy = await startFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  production = await startProduction({ name: 'outage', firestoreHost: proxy.host });
  const { asAdmin, token } = production;
  for (const [name, example] of Object.entries(examples)) {
    const sent = await example({ asAdmin, token: () => Promise.resolve(token) });
    calls.push([name as EndpointName, sent]);
  }
  const job = await asAdmin('jobs.create', { body: buildJobInput({ title: TITLE }) });
  const study = await asAdmin('caseStudies.create', { body: buildCaseStudyInput() });
  documents = ['/jobs', `/jobs/${job.id}`, '/about', '/case-studies', `/case-study/${study.id}`];
  remembering = await production.startPages();
  for (const path of ['/', ...documents, ...FEEDS]) {
    expect([path, (await ask(remembering, path)).status]).toEqual([path, 200]);
  }
});
afterAll(async () => {
  await production.stop();
  await proxy.stop();
});

async function ask({ url }: FunctionProcess, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function timed<T>(work: Promise<T>): Promise<[answer: T, milliseconds: number]> {
  const started = performance.now();
  const answer = await work;
  return [answer, performance.now() - started];
}

async function untilItAnswers(): Promise<number> {
  const started = performance.now();
  while ((await production.call('jobs.list')).status !== 200) await delay(50);
  return performance.now() - started;
}

describe.each([
  ['frozen', 0, () => Promise.resolve(proxy.freeze())],
  ['gone', AWAY_MS, () => proxy.goAway()],
])('while Firestore is %s', (_, awayMs, breakIt) => {
  let since: number;
  let seen: unknown;
  /** An instance that has read nothing. */
  let fresh: FunctionProcess;
  beforeAll(async () => {
    fresh = await production.startPages();
    // Visitors have read before, and the admin is known.
    ({ data: seen } = (await production.call('jobs.list', { token: undefined })).body);
    await breakIt();
    since = performance.now();
  });
  afterAll(async () => {
    await proxy.mend();
    await fresh.stop();
  });

  it('visitors still read from memory, at once', async () => {
    const [list, milliseconds] = await timed(production.call('jobs.list', { token: undefined }));
    expect([list.status, list.body.data]).toEqual([200, seen]);
    expect(seen).not.toEqual([]);
    expect(milliseconds).toBeLessThan(SECOND);
    for (const path of ['/', ...documents, ...FEEDS]) {
      const [answer, waited] = await timed(ask(remembering, path));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(waited).toBeLessThan(AT_ONCE_MS);
      if (path === '/' || path === documents[1]) expect(answer.text).toContain(TITLE);
    }
  });

  it('pages of texts are served, and Home without its lists', async () => {
    for (const path of ['/', '/growth', '/terms-of-service']) {
      const [{ status, text }, milliseconds] = await timed(ask(fresh, path));
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('<h1');
      expect(text).not.toContain(TITLE);
      expect(milliseconds).toBeLessThan(TOLD_MS);
    }
    expect((await ask(fresh, '/no-such-page')).status).toBe(404);
  });

  it('everything else is a 503 in time, with a retry time', async () => {
    const pages = await Promise.all(
      [...documents, ...FEEDS].map((path) => timed(ask(fresh, path))),
    );
    const answers = await Promise.all(
      calls.map(([name, sent]) => timed(production.call(name, sent))),
    );
    const told = answers.map(([{ status, body }], at) => [
      calls[at]?.[0],
      status,
      body.error?.code,
    ]);
    expect(told).toEqual(calls.map(([name]) => [name, 503, 'unavailable']));
    for (const [{ status, headers }, milliseconds] of [...pages, ...answers]) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(milliseconds).toBeLessThan(TOLD_MS);
    }
    // The browser then renders the page once the API answers, and shows what is missing.
    for (const [{ text }] of pages.slice(0, documents.length)) {
      expect(text).toContain('<div id="root"');
      expect(text).not.toContain(TITLE);
    }
  });

  it('works again soon after Firestore recovers', { timeout: 60_000 }, async () => {
    // Constant requests make the client try to connect, wait and try again.
    while (performance.now() - since < awayMs) {
      await production.call('jobs.list');
      await delay(500);
    }
    await proxy.mend();
    expect(await untilItAnswers()).toBeLessThan(BACK_MS);
    const soon = { timeout: COMPLETE_MS, interval: 50 };
    for (const path of documents) {
      await expect.poll(async () => (await ask(fresh, path)).status, soon).toBe(200);
    }
    // A page that is asked just before may still lack its lists.
    for (const path of ['/', documents[1] ?? '']) {
      await expect.poll(async () => (await ask(fresh, path)).text, soon).toContain(TITLE);
    }
  });
});
