import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { HistoryEntry } from '@torque-tide/contract/history';
import type { Job } from '@torque-tide/contract/jobs';
import type { PendingNote } from '@torque-tide/contract/pending';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';
import { startTestApi, type TestApi } from '../support/test-api';
import { getPage, startPages, stopPages } from '../support/test-pages';

let api: TestApi;
/** Two instances, each with a memory of its own; they alone hear what visitors ask. */
let pages: Server[];
beforeAll(async () => {
  api = await startTestApi('scheduled-changes');
  pages = [await startPages(api), await startPages(api)];
});
afterAll(async () => {
  for (const each of pages) await stopPages(each);
  await api.stop();
});

const COMPLETE = { customLocation: 'Glasgow', locationTags: 'UK', jobType: 'Full-time' };
const createJob = (overrides: Parameters<typeof buildJobInput>[0]) =>
  api.asAdmin<Job>('jobs.create', { body: { ...COMPLETE, ...buildJobInput(overrides) } });

function inMs(ms: number): string {
  return new Date(api.clock.now().getTime() + ms).toISOString();
}

/** Lets every memory know of all that was written. */
function settle(): void {
  api.clock.advance(FRESHNESS.maxAgeMs);
}

interface Schedule {
  changes?: object;
  publishAt?: string;
  baseVersion?: number;
  ifMatch?: string;
}

const send = async (id: string, { ifMatch = '"0"', ...sent }: Schedule) =>
  api.call('jobs.savePending', {
    params: { id },
    body: { baseVersion: 1, changes: {}, ...sent },
    token: await api.validToken(),
    ifMatch,
  });
async function schedule(id: string, sent: Schedule) {
  const answer = await send(id, sent);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.data as PendingNote & { item: Job };
}
const pendingOf = (id: string) =>
  api.asAdmin<PendingNote | null>('jobs.getPending', { params: { id } });
const noteOf = async (id: string) =>
  (await api.asAdmin<PendingNote[]>('pending.list')).find((note) => note.id === id);
const stored = (id: string) => api.asAdmin<Job>('jobs.get', { params: { id } });
const historyOf = (id: string) =>
  api.asAdmin<HistoryEntry[]>('history.list', { params: { kind: 'jobs', id } });

/** Which of two titles visitors read, in every place; no admin asks for anything. */
async function seen(path: string, list: string, titles: [string, string]) {
  const read: Promise<string>[] = pages.flatMap((instance) =>
    [path, list, FEED_PATHS.rss].map(async (each) => (await getPage(instance, each)).text()),
  );
  const texts = [...(await Promise.all(read)), (await api.call('jobs.list')).text];
  return titles.filter((title) => texts.some((text) => text.includes(title)));
}

describe('scheduled changes', () => {
  it('are seen from their time on, in every place, with nobody there; not a moment before', async () => {
    const { id } = await createJob({ title: 'Before the time' });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { title: 'After the time' }, publishAt });
    settle();
    const titles: [string, string] = ['Before the time', 'After the time'];
    const read = () => seen(`/jobs/${id}`, '/jobs', titles);
    expect(await read()).toEqual(['Before the time']);
    api.clock.advance(Date.parse(publishAt) - api.clock.now().getTime() - 1);
    expect(await read()).toEqual(['Before the time']);
    api.clock.advance(1);
    expect(await read()).toEqual(['After the time']);
    // An instance that begins now reads the copy.
    const late = await startPages(api);
    expect(await (await getPage(late, `/jobs/${id}`)).text()).toContain('After the time');
    await stopPages(late);
  });

  it('keep no answer in the CDN beyond their time', async () => {
    const { id } = await createJob({ title: 'Kept until then' });
    await schedule(id, { changes: { title: 'Kept no longer' }, publishAt: inMs(10 * MINUTE) });
    settle();
    api.clock.advance(9 * MINUTE);
    const { headers } = await getPage(pages[0]!, `/jobs/${id}`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });

  it('become a version of that time, by whoever scheduled them, which can be undone', async () => {
    const { id } = await createJob({ title: 'Old engineer', salary: '£60k' });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { salary: '£70k' }, publishAt });
    expect(await noteOf(id)).toMatchObject({ publishAt });
    const lines = api.log.auditLines.length;
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ salary: '£70k', version: 2 });
    expect(await pendingOf(id)).toBeNull();
    const [entry] = await historyOf(id);
    expect(entry).toMatchObject({ action: 'published', by: 'ada', at: publishAt, version: 2 });
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
    await api.asAdmin('history.restore', {
      params: { kind: 'jobs', id },
      body: { version: 1 },
      ifMatch: '"2"',
    });
    expect(await stored(id)).toMatchObject({ salary: '£60k', version: 3 });
  });

  it('become one version, however many ask at that moment', async () => {
    const { id } = await createJob({ title: 'Asked by many' });
    await schedule(id, { changes: { title: 'Published once' }, publishAt: inMs(HOUR) });
    api.clock.advance(2 * HOUR);
    await api.validToken();
    const reads = await Promise.all(Array.from({ length: 8 }, () => stored(id)));
    expect(new Set(reads.map(({ title }) => title))).toEqual(new Set(['Published once']));
    expect((await stored(id)).version).toBe(2);
  });

  it('are there before any edit: one that has not seen them is refused', async () => {
    const { id } = await createJob({ title: 'Edited late' });
    await schedule(id, { changes: { title: 'Published before' }, publishAt: inMs(HOUR) });
    api.clock.advance(2 * HOUR);
    const answer = await api.call('jobs.update', {
      params: { id },
      body: { title: 'Of the version before' },
      token: await api.validToken(),
      ifMatch: '"1"',
    });
    expect(answer.status).toBe(412);
    expect(await stored(id)).toMatchObject({ title: 'Published before', version: 2 });
  });

  it('of a case study work as those of a job', async () => {
    const { id } = await api.asAdmin<CaseStudy>('caseStudies.create', {
      body: buildCaseStudyInput({ title: 'A study of before' }),
    });
    const token = await api.validToken();
    const body = {
      baseVersion: 1,
      changes: { title: 'A study of after' },
      publishAt: inMs(HOUR),
    };
    await api.call('caseStudies.savePending', { params: { id }, body, token });
    settle();
    api.clock.advance(HOUR);
    const text = await (await getPage(pages[0]!, `/case-study/${id}`)).text();
    expect(text).toContain('A study of after');
    const study = await api.asAdmin<CaseStudy>('caseStudies.get', { params: { id } });
    expect(study).toMatchObject({ title: 'A study of after', version: 2 });
  });

  it('can take an item away, and bring one that is not active', async () => {
    const going = await createJob({ title: 'Going by itself' });
    const coming = await createJob({ title: 'Coming by itself', isActive: false });
    const publishAt = inMs(HOUR);
    await schedule(going.id, { changes: { isActive: false }, publishAt });
    await schedule(coming.id, { changes: { isActive: true }, publishAt });
    settle();
    const titles: [string, string] = ['Going by itself', 'Coming by itself'];
    const read = () => seen(`/jobs/${coming.id}`, '/jobs', titles);
    expect(await read()).toEqual(['Going by itself']);
    api.clock.advance(HOUR);
    expect(await read()).toEqual(['Coming by itself']);
  });
});

describe('an edit of the item before their time', () => {
  it('of another field is kept: both are published', async () => {
    const { id } = await createJob({ title: 'Both engineer', salary: '£60k' });
    await schedule(id, { changes: { salary: '£70k' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.update', { params: { id }, body: { isFilled: true } });
    expect(await noteOf(id)).not.toHaveProperty('clashes');
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ salary: '£70k', isFilled: true, version: 3 });
  });

  it('of the same field holds them back and says so: nothing is written over unseen', async () => {
    const { id } = await createJob({ title: 'Held engineer', salary: '£60k' });
    await schedule(id, { changes: { salary: '£70k' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.update', { params: { id }, body: { salary: '£65k' } });
    expect(await noteOf(id)).toMatchObject({ clashes: ['salary'] });
    expect(await pendingOf(id)).toMatchObject({ clashes: ['salary'] });
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ salary: '£65k', version: 2 });
    // Put together by somebody, it goes on waiting, and is scheduled anew.
    const sent = { baseVersion: 2, changes: { salary: '£70k' } };
    const kept = await schedule(id, { ...sent, ifMatch: '"1"' });
    expect(kept).not.toHaveProperty('publishAt');
    expect(await stored(id)).toMatchObject({ salary: '£65k' });
    const again = { ...sent, publishAt: inMs(HOUR), ifMatch: '"2"' };
    expect(await schedule(id, again)).not.toHaveProperty('clashes');
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ salary: '£70k', version: 3 });
  });

  it('that is taken back after it publishes nothing: they wait for somebody from then on', async () => {
    const { id } = await createJob({ title: 'Held and taken back' });
    const publishAt = inMs(HOUR);
    const edit = (body: object) => api.asAdmin('jobs.update', { params: { id }, body });
    await schedule(id, { changes: { title: 'Never by itself later' }, publishAt });
    await edit({ title: 'Edited meanwhile' });
    api.clock.advance(2 * HOUR);
    await edit({ title: 'Held and taken back' });
    settle();
    const titles: [string, string] = ['Held and taken back', 'Never by itself later'];
    expect(await seen(`/jobs/${id}`, '/jobs', titles)).toEqual(['Held and taken back']);
    expect(await stored(id)).toMatchObject({ title: 'Held and taken back', version: 3 });
    const held = { heldSince: publishAt, pendingVersion: 1 };
    expect(await pendingOf(id)).toMatchObject({ ...held, item: { title: titles[1] } });
    expect(await noteOf(id)).toMatchObject(held);
    expect(await noteOf(id)).not.toHaveProperty('publishAt');
    const again = { baseVersion: 3, publishAt: inMs(HOUR), ifMatch: '"1"' };
    expect(await schedule(id, again)).not.toHaveProperty('heldSince');
    api.clock.advance(2 * HOUR);
    expect(await stored(id)).toMatchObject({ title: 'Never by itself later', version: 4 });
  });

  it('that makes it a draft for a while has them wait as well', async () => {
    const { id } = await createJob({ title: 'A draft at that time' });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { title: 'Never by itself' }, publishAt });
    await api.asAdmin('jobs.update', { params: { id }, body: { isDraft: true } });
    api.clock.advance(2 * HOUR);
    await api.asAdmin('jobs.update', { params: { id }, body: { isDraft: false } });
    settle();
    expect(await stored(id)).toMatchObject({ title: 'A draft at that time', version: 3 });
    expect(await pendingOf(id)).toMatchObject({ heldSince: publishAt });
  });

  it('to the same is no conflict', async () => {
    const { id } = await createJob({ title: 'Agreed engineer', salary: '£60k' });
    await schedule(id, { changes: { salary: '£70k' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.update', { params: { id }, body: { salary: '£70k' } });
    expect(await noteOf(id)).not.toHaveProperty('clashes');
    api.clock.advance(2 * HOUR);
    expect(await pendingOf(id)).toBeNull();
  });
});

describe('their time', () => {
  it('is moved and taken away, and stays where a save says nothing of it', async () => {
    const { id } = await createJob({ title: 'Moved changes' });
    const publishAt = inMs(HOUR);
    await schedule(id, { changes: { title: 'Moved and published' }, publishAt });
    const kept = await schedule(id, { changes: { salary: '£70k' }, ifMatch: '"1"' });
    expect(kept).toMatchObject({ publishAt });
    const later = inMs(3 * HOUR);
    await schedule(id, { publishAt: later, ifMatch: '"2"' });
    api.clock.advance(2 * HOUR);
    expect(await seen(`/jobs/${id}`, '/jobs', ['Moved changes', 'Moved and published'])).toEqual([
      'Moved changes',
    ]);
    await schedule(id, { publishAt: '', ifMatch: '"3"' });
    api.clock.advance(2 * HOUR);
    expect(await seen(`/jobs/${id}`, '/jobs', ['Moved changes', 'Moved and published'])).toEqual([
      'Moved changes',
    ]);
    expect(await pendingOf(id)).toMatchObject({ item: { title: 'Moved and published' } });
  });

  it('that has passed is refused', async () => {
    const { id } = await createJob({ title: 'Too early' });
    const answer = await send(id, { publishAt: inMs(0) });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields).toHaveProperty('publishAt');
  });

  it('that passes in the bin publishes nothing when the item comes back', async () => {
    const { id } = await createJob({ title: 'In the bin then' });
    await schedule(id, { changes: { title: 'Never by itself' }, publishAt: inMs(HOUR) });
    await api.asAdmin('jobs.delete', { params: { id } });
    api.clock.advance(2 * HOUR);
    const bin = await api.asAdmin<{ id: string; itemId: string }[]>('bin.list');
    const deleted = bin.find(({ itemId }) => itemId === id);
    await api.asAdmin('bin.restore', { params: { id: deleted?.id } });
    expect(await stored(id)).toMatchObject({ title: 'In the bin then' });
    expect(await pendingOf(id)).toMatchObject({ item: { title: 'Never by itself' } });
    expect(await pendingOf(id)).not.toHaveProperty('publishAt');
  });
});
