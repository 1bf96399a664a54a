import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { DOCUMENT_HEADERS } from '@torque-tide/contract/http-headers';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { createFakeLog, MINUTE } from '../support/fakes';
import {
  EMPTY_DOCUMENT,
  failingReads,
  getPage,
  plainSite,
  startPages,
  stopPages,
  useTestPages,
} from '../support/test-pages';

const DAY = 24 * 60 * MINUTE;

const api = useTestApi('documents');
const pages = useTestPages(api);

/** Returns a page after the instance's memory has expired. */
function open(path: string, init?: RequestInit): Promise<Response> {
  api.clock.advance(FRESHNESS.maxAgeMs);
  return getPage(pages, path, init);
}

const createJob = (overrides: Parameters<typeof buildJobInput>[0]) =>
  api.asAdmin('jobs.create', { body: buildJobInput(overrides) });

describe('a job', () => {
  it('is a document that browsers revalidate and the CDN keeps', async () => {
    const { id } = await createJob({ title: 'Tidal engineer' });
    const answer = await open(`/jobs/${id}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('Tidal engineer');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    );
    for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) {
      expect(answer.headers.get(name)).toBe(value);
    }
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    // The response is the same for everybody: it depends on the path alone.
    expect(answer.headers.get('vary') ?? '').not.toMatch(/user-agent/i);
    const headers = {
      'if-none-match': answer.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    };
    expect((await open(`/jobs/${id}?utm_source=x`, { headers })).status).toBe(304);
  });

  it('is gone, but named, when its closing day has passed', async () => {
    const closesAt = new Date(api.clock.now().getTime() + DAY).toISOString().slice(0, 10);
    const { id } = await createJob({ title: 'Closing engineer', closesAt });
    expect((await open(`/jobs/${id}`)).status).toBe(200);
    expect(await (await open('/jobs')).text()).toContain('Closing engineer');
    api.clock.advance(2 * DAY);
    const answer = await open(`/jobs/${id}`);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toBe('Closed: Closing engineer');
    // The job may be published again at any moment.
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(await (await open('/jobs')).text()).not.toContain('Closing engineer');
  });

  it.each(['a%2Fb', '__x__', 'x'.repeat(2_000)])('was never at /jobs/%s', async (id) => {
    const answer = await open(`/jobs/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  });
});

describe('in a memory that is still fresh', () => {
  const update = (id: string, body: object) => api.asAdmin('jobs.update', { params: { id }, body });

  it('content that was just published is served, and what was withdrawn or edited follows', async () => {
    const inactive = await createJob({ title: 'Published engineer', isActive: false });
    const closed = await createJob({ title: 'Extended engineer', closesAt: '2026-01-31' });
    const withdrawn = await createJob({ title: 'Withdrawn engineer' });
    api.clock.advance(FRESHNESS.maxAgeMs);
    for (const path of ['/jobs', '/case-studies']) await getPage(pages, path);
    for (const { id } of [inactive, closed]) {
      expect((await getPage(pages, `/jobs/${id}`)).status).toBe(410);
    }

    await update(inactive.id, { isActive: true });
    await update(closed.id, { closesAt: '2027-01-31' });
    await update(withdrawn.id, { isActive: false });
    const added = await createJob({ title: 'Brand new engineer' });
    const body = buildCaseStudyInput({ title: 'A team for tides' });
    const study = await api.asAdmin('caseStudies.create', { body });
    const now = api.clock.now().toISOString();
    const served = [
      [`/jobs/${added.id}`, 'Brand new engineer'],
      [`/jobs/${inactive.id}`, 'Published engineer'],
      [`/jobs/${closed.id}`, 'Extended engineer'],
      [`/case-study/${study.id}`, `A team for tides\n${now}\n${now}`],
    ] as const;
    for (const [path, text] of served) {
      const answer = await getPage(pages, path);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      expect(answer.headers.get('cache-control')).toContain('s-maxage=300');
    }

    // Without its name: an inactive job may never have been published.
    const gone = await open(`/jobs/${withdrawn.id}`);
    expect([gone.status, await gone.text()]).toEqual([410, 'without a name']);

    api.clock.advance(DAY);
    const edit = { params: { id: study.id }, body: { sector: 'Storage' } };
    await api.asAdmin('caseStudies.update', edit);
    const dates = [now, api.clock.now().toISOString()];
    const edited = await (await open(`/case-study/${study.id}`)).text();
    expect(edited.split('\n')).toEqual(['A team for tides', ...dates]);
    expect(await (await open('/case-studies')).text()).toContain('A team for tides');
  });
});

it('a missing file of the build is not cached, and is no page', async () => {
  for (const path of ['/assets/boot-GoneGone.js', '/assets/', '/assets/more/gone.js']) {
    const answer = await open(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

it('a document accepts only GET and HEAD', async () => {
  const answer = await open('/jobs', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

it('a document is not indexed on another host', async () => {
  const answer = await open('/jobs', { headers: { 'x-forwarded-host': 'preview.web.app' } });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  // A cache that ignores the host must not serve this document for the site.
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

describe('an address', () => {
  it.each([
    ['/jobs/?q=grid&sector=Wind', '/jobs?q=grid&sector=Wind'],
    ['/jobs/%31044?a=%20b', '/jobs/1044?a=%20b'],
    ['/sitemap.xml/', '/sitemap.xml'],
  ])('%s redirects permanently to %s', async (path, canonical) => {
    const answer = await open(path, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(canonical);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('redirects to no other host', async () => {
    const answer = await open('//evil.example/', { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each(['/jobs/%ED%A0%80', '/case-study/%'])(
    'the malformed path %s is not found',
    async (path) => {
      const answer = await open(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toBe('without a name');
    },
  );
});

describe('when it cannot be made', () => {
  it('a document is a 503 without content, uncached, and the log says why', async () => {
    const log = createFakeLog();
    const firestore = failingReads(api, Object.assign(new Error('down'), { code: 14 }));
    const server = await startPages(api, { firestore, log });
    try {
      const answer = await getPage(server, '/jobs');
      expect([answer.status, await answer.text()]).toEqual([503, EMPTY_DOCUMENT]);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(log.lines.map(({ message }) => message)).toContain(
        'A page could not be made, and the browser is left to it',
      );
    } finally {
      await stopPages(server);
    }
  });

  it('the site is loaded again for the next visitor when loading it failed', async () => {
    let tries = 0;
    const loadSite = async () => {
      tries += 1;
      if (tries === 1) throw new Error('not there yet');
      return plainSite;
    };
    const server = await startPages(api, { loadSite });
    try {
      expect((await getPage(server, '/jobs')).status).toBe(503);
      expect((await getPage(server, '/jobs')).status).toBe(200);
    } finally {
      await stopPages(server);
    }
  });
});
