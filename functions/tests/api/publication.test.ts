import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Job } from '@torque-tide/contract/jobs';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { HOUR, MINUTE, SECOND } from '../support/fakes';
import { getPage, useTestPages } from '../support/test-pages';

const api = useTestApi('publication');
/** Two instances with separate memories. */
const pages = [useTestPages(api), useTestPages(api)] as const;

/** The fields that job boards require. */
const COMPLETE = { customLocation: 'Glasgow', locationTags: 'UK', jobType: 'Full-time' };

const createJob = (overrides: Parameters<typeof buildJobInput>[0]) =>
  api.asAdmin('jobs.create', { body: { ...COMPLETE, ...buildJobInput(overrides) } });
const createCaseStudy = (overrides: Parameters<typeof buildCaseStudyInput>[0]) =>
  api.asAdmin('caseStudies.create', { body: buildCaseStudyInput(overrides) });

/** Makes every instance read all changes. */
function settle(): void {
  api.clock.advance(FRESHNESS.maxAgeMs);
}

function inMs(ms: number): string {
  return new Date(api.clock.now().getTime() + ms).toISOString();
}

/** Where visitors see an item. */
interface Place {
  title: string;
  path: string;
  list: string;
  api: 'jobs' | 'caseStudies';
}

const jobPlace = ({ id, title }: Job): Place => ({
  title,
  path: `/jobs/${id}`,
  list: '/jobs',
  api: 'jobs',
});
const caseStudyPlace = ({ id, title }: CaseStudy): Place => ({
  title,
  path: `/case-study/${id}`,
  list: '/case-studies',
  api: 'caseStudies',
});

/** Returns where visitors of each instance see the item. */
async function whereSeen({ title, path, list, api: kind }: Place): Promise<string[]> {
  const seen: string[] = [];
  for (const [at, instance] of pages.entries()) {
    for (const read of [list, ...Object.values(FEED_PATHS)]) {
      const text = await (await getPage(instance, read)).text();
      if (text.includes(title) || text.includes(`${path}<`)) seen.push(`${read} of ${at}`);
    }
    if ((await getPage(instance, path)).status === 200) seen.push(`${path} of ${at}`);
  }
  if ((await api.call(`${kind}.list`)).text.includes(title)) seen.push('list of the API');
  const id = path.split('/').at(-1) ?? '';
  const { status } = await api.call(`${kind}.get`, { params: { id } });
  if (status === 200) seen.push('item of the API');
  return seen;
}

/** Returns every place of an item in these lists. */
const everywhere = ({ path, list }: Place, feeds = Object.values<string>(FEED_PATHS)) => [
  ...pages.flatMap((_, at) => [list, ...feeds, path].map((read) => `${read} of ${at}`)),
  'list of the API',
  'item of the API',
];

describe('a draft', () => {
  it('is seen nowhere, even when its time comes, until it is published', async () => {
    const body = { title: 'Draft engineer', isDraft: true, publishAt: inMs(HOUR) };
    const job = await createJob(body);
    const study = await createCaseStudy({ title: 'A draft of a study', isDraft: true });
    api.clock.advance(2 * HOUR);
    for (const place of [jobPlace(job), caseStudyPlace(study)]) {
      expect(await whereSeen(place)).toEqual([]);
      expect((await getPage(pages[0], place.path)).status).toBe(404);
    }
    const stored = await api.asAdmin('jobs.list');
    expect(stored.find(({ id }) => id === job.id)).toMatchObject({ isDraft: true, isActive: true });
    const published = { isDraft: false, title: 'Published engineer' };
    const place = jobPlace(
      await api.asAdmin('jobs.update', { params: { id: job.id }, body: published }),
    );
    settle();
    expect(await whereSeen(place)).toEqual(everywhere(place));
  });
});

describe('an item with a time', () => {
  it('is seen nowhere until then, and everywhere at that moment, by every instance', async () => {
    const publishAt = inMs(HOUR);
    const job = await createJob({ title: 'Timed engineer', publishAt });
    const study = await createCaseStudy({ title: 'A timed study', publishAt });
    settle();
    const [at, studyAt] = [jobPlace(job), caseStudyPlace(study)];
    api.clock.advance(Date.parse(publishAt) - api.clock.now().getTime() - 1);
    expect(await whereSeen(at)).toEqual([]);
    expect(await whereSeen(studyAt)).toEqual([]);
    api.clock.advance(1);
    expect(await whereSeen(at)).toEqual(everywhere(at));
    expect(await whereSeen(studyAt)).toEqual(everywhere(studyAt, [FEED_PATHS.sitemap]));
  });

  it("limits the CDN's answers to that time", async () => {
    const job = await createJob({ title: 'Cached engineer', publishAt: inMs(10 * MINUTE) });
    settle();
    const [instance] = pages;
    const kept = async (path: string) =>
      (await getPage(instance, path)).headers.get('cache-control');
    expect(await kept('/jobs')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=270');
    expect(await kept(FEED_PATHS.sitemap)).toBe('public, s-maxage=300, stale-while-revalidate=270');
    api.clock.advance(9 * MINUTE);
    expect(await kept('/jobs')).toBe('public, max-age=0, s-maxage=30');
    expect(await kept(`/jobs/${job.id}`)).toBe('public, max-age=0, s-maxage=30');
    expect(await kept(FEED_PATHS.rss)).toBe('public, s-maxage=30');
    api.clock.advance(30 * SECOND);
    expect(await kept(`/jobs/${job.id}`)).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    );
  });

  it('is dated by its time: posted then, first in its list, and then changed', async () => {
    const publishAt = inMs(HOUR);
    const { id } = await createJob({ title: 'Late engineer', publishAt });
    const early = await createCaseStudy({ title: 'Late study', publishAt });
    api.clock.advance(10 * MINUTE);
    const other = await createCaseStudy({ title: 'Study in between' });
    api.clock.advance(HOUR);
    const job = await api.asAdmin('jobs.get', { params: { id } });
    expect(job.postedAt).toBe(publishAt);
    const studies = (await api.call('caseStudies.list')).body.data as CaseStudy[];
    expect(studies.map((study) => study.id).slice(0, 2)).toEqual([early.id, other.id]);
    const sitemap = await (await getPage(pages[0], FEED_PATHS.sitemap)).text();
    expect(sitemap.replace(/\s+/g, '')).toContain(
      `/case-study/${early.id}</loc><lastmod>${publishAt}</lastmod>`,
    );
  });

  it('is posted at its new time when it is moved, or now when that is emptied', async () => {
    const scheduled = await createJob({ title: 'Moved engineer', publishAt: inMs(48 * HOUR) });
    const hurried = await createJob({ title: 'Hurried engineer', publishAt: inMs(HOUR) });
    const move = (job: Job, publishAt: string) =>
      api.asAdmin('jobs.update', { params: { id: job.id }, body: { publishAt } });
    const published = await move(hurried, '');
    expect(published).not.toHaveProperty('publishAt');
    expect(published.postedAt).toBe(inMs(0));
    for (const publishAt of [inMs(HOUR), inMs(24 * HOUR)]) {
      expect((await move(scheduled, publishAt)).postedAt).toBe(publishAt);
    }
    const { id } = scheduled;
    api.clock.advance(25 * HOUR);
    const shown = await api.asAdmin('jobs.get', { params: { id } });
    const body = { title: 'Moved engineer, with a new title' };
    const edited = await api.asAdmin('jobs.update', { params: { id }, body });
    expect(edited.postedAt).toBe(shown.postedAt);
    expect(Date.parse(edited.postedAt)).toBeLessThan(api.clock.now().getTime());
  });

  it('becomes a draft if its time passes in the bin', async () => {
    const soon = await createJob({ title: 'Due in the bin', publishAt: inMs(HOUR) });
    const later = await createJob({ title: 'Due after the bin', publishAt: inMs(24 * HOUR) });
    const seen = await createJob({ title: 'Due before the bin', publishAt: inMs(1) });
    api.clock.advance(MINUTE);
    const all = [soon, later, seen];
    for (const { id } of all) await api.asAdmin('jobs.delete', { params: { id } });
    api.clock.advance(2 * HOUR);
    for (const { id } of all) {
      const body = { version: 2, as: 'both' };
      await api.asAdmin('versions.restore', { params: { kind: 'jobs', id }, body });
    }
    const item = (id: string) => api.asAdmin('jobs.get', { params: { id } });
    expect(await item(soon.id)).toMatchObject({ isDraft: true, version: 3 });
    expect(await item(soon.id)).not.toHaveProperty('publishAt');
    expect(await item(later.id)).toEqual({ ...later, version: 3 });
    expect(await item(seen.id)).toEqual({ ...seen, version: 3 });
    settle();
    const { text } = await api.call('jobs.list');
    expect(text).not.toContain('Due in the bin');
    expect(text).toContain('Due before the bin');
  });

  it('refuses a time that is none', async () => {
    for (const publishAt of [
      'tomorrow',
      '2026-03-02',
      '2026-03-02T10:00',
      '1999-12-31T23:59:59Z',
    ]) {
      const body = { ...buildJobInput(), publishAt };
      const answer = await api.callAsAdmin('jobs.create', { body });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Publish on must be a date and a time');
    }
  });
});

describe('a filled job', () => {
  it('leaves every list at once, is gone but named, and returns when it is reopened', async () => {
    const job = await createJob({ title: 'Taken engineer' });
    // Nobody can have seen these.
    await createJob({ title: 'Never seen', isFilled: true, isDraft: true });
    await createJob({ title: 'Not seen yet', isFilled: true, publishAt: inMs(HOUR) });
    await createJob({ title: 'Taken back', isFilled: true, isActive: false });
    settle();
    const place = jobPlace(job);
    expect(await whereSeen(place)).toEqual(everywhere(place));
    const filled = await api.asAdmin('jobs.update', {
      params: { id: job.id },
      body: { isFilled: true },
    });
    expect(filled).toMatchObject({ isFilled: true, isActive: true });
    settle();
    expect(await whereSeen(place)).toEqual([]);
    for (const instance of pages) {
      const answer = await getPage(instance, place.path);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toBe('Filled: Taken engineer');
    }
    expect((await api.call('jobs.filled')).body.data).toEqual([job.id]);
    expect(await api.asAdmin('jobs.filled')).toEqual([job.id]);
    await api.asAdmin('jobs.update', { params: { id: job.id }, body: { isFilled: false } });
    settle();
    expect(await whereSeen(place)).toEqual(everywhere(place));
    expect((await api.call('jobs.filled')).body.data).toEqual([]);
  });
});
