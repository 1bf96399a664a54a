import { brand } from '@torque-tide/domain/brand';
import { FEED_PATHS, MANIFEST_PATH, SECURITY_PATH } from '@torque-tide/domain/paths';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { createFakeLog, MINUTE } from '../support/fakes';
import { failingReads, getPage, startPages, stopPages, useTestPages } from '../support/test-pages';

const paths = Object.values(FEED_PATHS);

const api = useTestApi('pages');
const feeds = useTestPages(api);

function get(path: string, init: RequestInit = {}, server = feeds): Promise<Response> {
  return getPage(server, path, init);
}

/** Returns a feed after the instance's memory has expired. */
async function bodyOf(path: string): Promise<string> {
  api.clock.advance(FRESHNESS.maxAgeMs);
  return (await get(path)).text();
}

const createJob = (overrides: Parameters<typeof buildJobInput>[0]) =>
  api.asAdmin('jobs.create', { body: buildJobInput({ locationTags: 'UK', ...overrides }) });

describe('what the feeds show', () => {
  it('is every case study, and every active job until its closing day has passed', async () => {
    const [open, inactive, closing] = await Promise.all([
      createJob({ title: 'Open role', customLocation: 'Leeds' }),
      createJob({ title: 'Inactive role', customLocation: 'Leeds', isActive: false }),
      createJob({ title: 'Closing role', customLocation: 'Leeds', closesAt: '2026-03-02' }),
    ]);
    const study = await api.asAdmin('caseStudies.create', { body: buildCaseStudyInput() });
    expect(await bodyOf('/sitemap.xml')).toContain(`${brand.siteUrl}/case-study/${study.id}</loc>`);
    const { sitemap, rss, json, indeed, linkedIn } = FEED_PATHS;
    const shown = [sitemap, rss, json, indeed, linkedIn];
    for (const path of shown) {
      const body = await bodyOf(path);
      expect(body).toContain(`${brand.siteUrl}/jobs/${open.id}`);
      expect(body).toContain(`/jobs/${closing.id}`);
      expect(body).not.toContain(`/jobs/${inactive.id}`);
    }
    api.clock.advance(24 * 60 * MINUTE);
    for (const path of shown) {
      const body = await bodyOf(path);
      expect(body).toContain(`/jobs/${open.id}`);
      expect(body).not.toContain(`/jobs/${closing.id}`);
    }
  });

  it('has the date of the last change, which every edit moves', async () => {
    const { id } = await createJob({ title: 'Edited role' });
    const created = api.clock.now().toISOString();
    const lastmod = async () =>
      new RegExp(`/jobs/${id}</loc>\\s*<lastmod>([^<]+)`).exec(await bodyOf('/sitemap.xml'))?.[1];
    expect(await lastmod()).toBe(created);
    api.clock.advance(MINUTE);
    await api.asAdmin('jobs.update', { params: { id }, body: { isFeatured: true } });
    const changed = api.clock.now().toISOString();
    expect(await lastmod()).toBe(changed);
    await api.asAdmin('jobs.delete', { params: { id } });
    expect(await lastmod()).toBeUndefined();
  });
});

describe('answers', () => {
  it.each([
    [FEED_PATHS.sitemap, 'application/xml; charset=utf-8'],
    [FEED_PATHS.rss, 'application/rss+xml; charset=utf-8'],
    [FEED_PATHS.json, 'application/feed+json; charset=utf-8'],
    [FEED_PATHS.indeed, 'application/xml; charset=utf-8'],
    [FEED_PATHS.linkedIn, 'application/xml; charset=utf-8'],
  ])('%s is %s, cached by the CDN and revalidated by its ETag', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(
      'public, s-maxage=300, stale-while-revalidate=600',
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"/);
    // Without `cache-control`, fetch would ask for a full response.
    const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
    const again = await get(path, { headers });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
  });

  it('have one address, and are not indexed on another host', async () => {
    for (const path of [...paths, MANIFEST_PATH, SECURITY_PATH]) {
      const answer = await get(`${path}?utm_source=x&utm_medium=y`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
    }
    const preview = await get(FEED_PATHS.rss, { headers: { 'x-forwarded-host': 'p.web.app' } });
    expect([preview.status, preview.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it('accept only GET and HEAD', async () => {
    const answer = await get('/jobs.rss', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('when Firestore fails', () => {
  it('a feed is an uncached 503', async () => {
    const firestore = failingReads(
      api,
      Object.assign(new Error('not for the public'), { code: 14 }),
    );
    const log = createFakeLog();
    const server = await startPages(api, { firestore, log });
    const answer = await get(FEED_PATHS.rss, {}, server);
    await stopPages(server);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('Not available now. Please try again in a minute.\n');
    expect(log.lines).toMatchObject([{ level: 'warn' }]);
  });
});

describe('the feed of a search', () => {
  it("has only that search's jobs, and is cached like the other feeds", async () => {
    const [solar, wind] = await Promise.all([
      createJob({ title: 'Followed solar role', sectorTags: 'Solar' }),
      createJob({ title: 'Wind role', sectorTags: 'Wind' }),
    ]);
    for (const path of [FEED_PATHS.searchRss, FEED_PATHS.searchJson]) {
      api.clock.advance(FRESHNESS.maxAgeMs);
      const answer = await get(`${path}?q=followed&sector=Solar`);
      const body = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toContain('s-maxage=300');
      expect(body).toContain(`/jobs/${solar.id}`);
      expect(body).not.toContain(`/jobs/${wind.id}`);
    }
  });

  it('redirects any other spelling to its one address, without unknown parameters', async () => {
    const answer = await get(
      `${FEED_PATHS.searchRss}?location=UK&utm_source=x&sector=Wind&sector=BESS`,
      { redirect: 'manual' },
    );
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(
      `${FEED_PATHS.searchRss}?sector=BESS&sector=Wind&location=UK`,
    );
  });
});
