import type { Job } from '@torque-tide/contract/jobs';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { buildJobInput, draftOfJob } from '../support/examples';
import { HOUR, SECOND } from '../support/fakes';
import { getPage, startPages, stopPages, useTestPages } from '../support/test-pages';

const api = useTestApi('scheduled-drafts');
/** Two instances with separate memories; only they answer the visitors. */
const pages = [useTestPages(api), useTestPages(api)] as const;

const COMPLETE = { customLocation: 'Glasgow', locationTags: 'UK', jobType: 'Full-time' };
const createJob = (overrides: Parameters<typeof buildJobInput>[0]) =>
  api.asAdmin('jobs.create', { body: { ...COMPLETE, ...buildJobInput(overrides) } });

function inMs(ms: number): string {
  return new Date(api.clock.now().getTime() + ms).toISOString();
}

/** Makes every instance read all changes. */
function settle(): void {
  api.clock.advance(FRESHNESS.maxAgeMs);
}

interface Schedule {
  changes?: object;
  publishAt?: string;
}

const paramsOf = (id: string) => ({ kind: 'jobs' as const, id });
const send = (id: string, sent: Schedule) =>
  api.callAsAdmin('drafts.save', { params: paramsOf(id), body: { changes: {}, ...sent } });
async function schedule(id: string, sent: Schedule) {
  const answer = await send(id, sent);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body.data as { item: Job }).item.draft;
}
const draftOf = (id: string) => draftOfJob(api, id);
const stored = (id: string) => api.asAdmin('jobs.get', { params: { id } });
const versionsOf = (id: string) => api.asAdmin('versions.list', { params: { kind: 'jobs', id } });

/** Returns which of these titles visitors see everywhere, without any request from an admin. */
async function seen(path: string, list: string, titles: string[]) {
  const read: Promise<string>[] = pages.flatMap((instance) =>
    [path, list, FEED_PATHS.rss].map(async (each) => (await getPage(instance, each)).text()),
  );
  const texts = [...(await Promise.all(read)), (await api.call('jobs.list')).text];
  return titles.filter((title) => texts.some((text) => text.includes(title)));
}

describe('a scheduled draft', () => {
  it('is seen everywhere at its time, without any request from an admin, and never earlier', async () => {
    const { id } = await createJob({ title: 'Before the time' });
    const going = await createJob({ title: 'Going by itself' });
    const coming = await createJob({ title: 'Coming by itself', isActive: false });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { title: 'After the time' }, publishAt });
    await schedule(going.id, { changes: { isActive: false }, publishAt });
    await schedule(coming.id, { changes: { isActive: true }, publishAt });
    settle();
    const before = ['Before the time', 'Going by itself'];
    const after = ['After the time', 'Coming by itself'];
    const read = () => seen(`/jobs/${id}`, '/jobs', [...before, ...after]);
    expect(await read()).toEqual(before);
    api.clock.advance(Date.parse(publishAt) - api.clock.now().getTime() - 30 * SECOND);
    // No cache outlives that time.
    const { headers } = await getPage(pages[0], `/jobs/${id}`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    api.clock.advance(30 * SECOND - 1);
    expect(await read()).toEqual(before);
    api.clock.advance(1);
    expect(await read()).toEqual(after);
    // An instance that starts now reads the draft.
    const late = await startPages(api);
    expect(await (await getPage(late, `/jobs/${id}`)).text()).toContain('After the time');
    await stopPages(late);
  });

  it('becomes a version of that time, by its author, and can be undone', async () => {
    const { id } = await createJob({ title: 'Old engineer', salary: '£60k' });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { salary: '£70k' }, publishAt });
    expect(await draftOf(id)).toMatchObject({ publishAt });
    const lines = api.log.auditLines.length;
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ salary: '£70k', version: 3 });
    expect(await draftOf(id)).toBeUndefined();
    const [entry] = await versionsOf(id);
    expect(entry).toMatchObject({ action: 'published', by: 'ada', at: publishAt, version: 3 });
    expect(entry?.changes).toEqual([{ field: 'salary', before: '£60k', after: '£70k' }]);
    expect(api.log.auditLines.slice(lines)).toContainEqual(
      expect.objectContaining({
        at: publishAt,
        action: 'jobs.publishScheduled',
        admin: 'ada',
        item: id,
      }),
    );
    const { docs } = await api.firestore.collection('changes').where('id', '==', id).get();
    const notes = docs.map((note) => note.data());
    expect(notes).toContainEqual(expect.objectContaining({ action: 'published', by: 'ada' }));
    await api.asAdmin('versions.restore', {
      params: { kind: 'jobs', id },
      body: { version: 2, as: 'both' },
      ifMatch: '"3"',
    });
    expect(await stored(id)).toMatchObject({ salary: '£60k', version: 4 });
    // The draft's time has passed, so it stays a draft.
    expect(await draftOf(id)).toMatchObject({ item: { salary: '£70k' } });
    expect(await draftOf(id)).not.toHaveProperty('publishAt');
  });

  it('becomes one version before a later edit, however many requests arrive at that moment', async () => {
    const { id } = await createJob({ title: 'Asked by many' });
    await schedule(id, { changes: { title: 'Published once' }, publishAt: inMs(HOUR) });
    api.clock.advance(2 * HOUR);
    const stale = { body: { title: 'Of the version before' }, ifMatch: '"2"' };
    await api.validToken();
    const [edit, ...reads] = await Promise.all([
      api.callAsAdmin('jobs.update', { params: { id }, ...stale }),
      ...Array.from({ length: 8 }, () => stored(id)),
    ]);
    expect(edit.status).toBe(412);
    expect(new Set(reads.map(({ title }) => title))).toEqual(new Set(['Published once']));
    expect((await stored(id)).version).toBe(3);
  });
});

describe('an edit of the item before its time', () => {
  it('changes the draft too, and overwrites nothing in it', async () => {
    const { id } = await createJob({ title: 'Both engineer', salary: '£60k' });
    await schedule(id, { changes: { salary: '£70k' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.update', { params: { id }, body: { isFilled: true } });
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ salary: '£70k', isFilled: true, version: 4 });
  });

  it('that turns the item into a draft keeps the scheduled draft waiting', async () => {
    const { id } = await createJob({ title: 'A draft at that time' });
    await schedule(id, { changes: { title: 'Never by itself' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.update', { params: { id }, body: { isDraft: true } });
    api.clock.advance(2 * HOUR);
    await api.asAdmin('jobs.update', { params: { id }, body: { isDraft: false } });
    settle();
    expect(await stored(id)).toMatchObject({ title: 'A draft at that time' });
    expect(await draftOf(id)).toMatchObject({ missedAt: expect.any(String) as string });
  });
});

describe('one that cannot be published', () => {
  it('stays a draft with an error; the item, all others and the admin area still work', async () => {
    const [broken, sound] = [
      await createJob({ title: 'Broken' }),
      await createJob({ title: 'Sound' }),
    ];
    const publishAt = inMs(HOUR);
    await schedule(broken.id, { changes: { title: 'Broken, published' }, publishAt });
    await schedule(sound.id, { changes: { title: 'Sound, published' }, publishAt });
    const document = api.firestore.collection('jobs').doc(broken.id);
    await document.update({ 'draft.content.title': 7 });
    settle();
    api.clock.advance(2 * HOUR);
    expect(await stored(sound.id)).toMatchObject({ title: 'Sound, published', version: 3 });
    expect(await stored(broken.id)).toMatchObject({ title: 'Broken', version: 2 });
    const titles = ['Broken', 'Broken, published'];
    expect(await seen(`/jobs/${broken.id}`, '/jobs', titles)).toEqual(['Broken']);
    expect(await draftOf(broken.id)).toMatchObject({ missedAt: publishAt });
    expect(await draftOf(broken.id)).not.toHaveProperty('publishAt');
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({
        message: 'A scheduled draft could not be published',
        details: { kind: 'jobs', id: broken.id },
      }),
    );
  });
});

describe('its time', () => {
  it("can be moved and removed, but not to the past, and stays if a save doesn't name it", async () => {
    const { id } = await createJob({ title: 'Moved changes' });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { title: 'Moved and published' }, publishAt });
    const kept = await schedule(id, { changes: { salary: '£70k' } });
    expect(kept).toMatchObject({ publishAt });
    const passed = await send(id, { publishAt: inMs(0) });
    expect(passed.status).toBe(400);
    expect(passed.body.error?.fields).toHaveProperty('publishAt');
    await schedule(id, { publishAt: inMs(3 * HOUR) });
    const titles = ['Moved changes', 'Moved and published'];
    for (const publishNever of [false, true]) {
      if (publishNever) await schedule(id, { publishAt: '' });
      api.clock.advance(2 * HOUR);
      expect(await seen(`/jobs/${id}`, '/jobs', titles)).toEqual(['Moved changes']);
    }
    expect(await draftOf(id)).toMatchObject({ item: { title: 'Moved and published' } });
  });

  it('that passes in the bin publishes nothing when the item is restored', async () => {
    const { id } = await createJob({ title: 'In the bin then' });
    await schedule(id, { changes: { title: 'Never by itself' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.delete', { params: { id } });
    api.clock.advance(2 * HOUR);
    const body = { version: 3, as: 'both' };
    await api.asAdmin('versions.restore', { params: paramsOf(id), body });
    expect(await stored(id)).toMatchObject({ title: 'In the bin then' });
    expect(await draftOf(id)).toMatchObject({ item: { title: 'Never by itself' } });
    expect(await draftOf(id)).not.toHaveProperty('publishAt');
  });
});
