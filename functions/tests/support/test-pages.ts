import { brand } from '@torque-tide/domain/brand';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import { Firestore } from '@google-cloud/firestore';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createPages } from '../../src/pages/app';
import { createFakeLog } from './fakes';
import { breakReads } from './firestore-reads';
import type { TestApi } from './test-api';

const publicHost = { 'x-forwarded-host': new URL(brand.siteUrl).host };

/** The browser renders the page into it. */
export const EMPTY_DOCUMENT = '<div id="root"></div>';

/** Stands in for the built site: a document contains only the content's texts. */
export const plainSite: SiteRenderer = {
  shell: () => EMPTY_DOCUMENT,
  listedPaths: ['/about'],
  manifest: {},
  searchOf: () => '',
  socialCard: () => Promise.resolve(undefined),
  statusOf: async (path, content) => (await plainSite.render(path, content)).status,
  render: async (path, content, preview) => {
    if (typeof preview === 'object') {
      const { status, html } = await plainSite.render(path, content);
      return { status, html: [html.split('\n')[0], preview.state, preview.until].join('\n') };
    }
    const [, kind, id] = path.split('/');
    if (kind === 'preview') return { status: 404, html: 'no preview' };
    if (id === undefined) {
      const all = kind === 'jobs' ? await content.jobs() : await content.caseStudies();
      return { status: 200, html: all.map(({ title }) => title).join('\n') };
    }
    if (kind === 'case-study') {
      const found = await content.caseStudy(id);
      if (!found) return { status: 404, html: 'without a name' };
      const { caseStudy, published, modified } = found;
      const dates = [published, modified].map((date) => date.toISOString());
      return { status: 200, html: [caseStudy.title, ...dates].join('\n') };
    }
    const found = await content.job(id);
    if (found?.state === 'open') return { status: 200, html: found.job.title };
    const word = found?.state === 'closed' && found.isFilled ? 'Filled' : 'Closed';
    const html = found?.state === 'closed' ? `${word}: ${found.title}` : 'without a name';
    return { status: found ? 410 : 404, html };
  },
};

interface Options {
  firestore?: Firestore;
  log?: ReturnType<typeof createFakeLog>;
  loadSite?: () => Promise<SiteRenderer>;
  /** The maximum age of the instance's memory; by default as in production. */
  maxAgeMs?: number;
}

/** Serves the function `pages` on its own port. */
export async function startPages(
  api: TestApi,
  {
    firestore = api.firestore,
    log = createFakeLog(),
    loadSite = () => Promise.resolve(plainSite),
    maxAgeMs,
  }: Options = {},
  server = createServer(),
): Promise<Server> {
  const { clock } = api;
  const options = { firestore, clock, log, loadSite, cards: '', maxAgeMs, overlapMs: 0 };
  server.on('request', createPages(options).app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Serves it from before the first test of a file or block until after the last. */
export function useTestPages(api: TestApi, options?: Options): Server {
  const server = createServer();
  beforeAll(async () => void (await startPages(api, options, server)));
  afterAll(() => stopPages(server));
  return server;
}

export async function stopPages(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Requests as Hosting does for a visitor of the site's own host. */
export function getPage(server: Server, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    ...init,
    headers: { ...publicHost, ...(init.headers as Record<string, string> | undefined) },
  });
}

/** A client of the same database that fails every read. */
export function failingReads(api: TestApi, error: Error): Firestore {
  const firestore = new Firestore({ projectId: api.projectId });
  breakReads(firestore, () => Promise.reject(error));
  return firestore;
}
