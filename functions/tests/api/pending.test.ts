import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { DeletedItem } from '@torque-tide/contract/bin';
import type { HistoryEntry } from '@torque-tide/contract/history';
import type { Job } from '@torque-tide/contract/jobs';
import type { PendingNote } from '@torque-tide/contract/pending';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { startTestApi, type TestApi } from '../support/test-api';
import { getPage, startPages, stopPages } from '../support/test-pages';

interface Pending {
  item: Job;
  base: Job;
  pendingVersion: number;
  baseVersion: number;
  by: string;
  at: string;
  since: string;
}

let api: TestApi;
let pages: Server;
beforeAll(async () => {
  api = await startTestApi('pending');
  pages = await startPages(api);
});
afterAll(async () => {
  await stopPages(pages);
  await api.stop();
});

const newJob = (overrides: Parameters<typeof buildJobInput>[0] = {}) =>
  api.asAdmin<Job>('jobs.create', { body: buildJobInput(overrides) });
const save = (id: string, changes: object, { baseVersion = 1, ifMatch = '"0"' } = {}) =>
  api.asAdmin<Pending>('jobs.savePending', {
    params: { id },
    body: { baseVersion, changes },
    ifMatch,
  });
const call = async (
  name: 'jobs.savePending' | 'jobs.publishPending' | 'jobs.dropPending' | 'jobs.getPending',
  id: string,
  sent: object = {},
) => api.call(name, { params: { id }, token: await api.validToken(), ...sent });
const titlesSeen = async () => {
  api.clock.advance(FRESHNESS.maxAgeMs);
  return (await getPage(pages, '/jobs')).text();
};

describe('unpublished changes', () => {
  it('stand beside the item: visitors, lists and history go on with what is live', async () => {
    const { id } = await newJob({ title: 'Live engineer' });
    const saved = await save(id, { title: 'Changed engineer', salary: '£70k' });
    expect(saved).toMatchObject({
      item: { id, title: 'Changed engineer', salary: '£70k', version: 1 },
      base: { id, title: 'Live engineer', version: 1 },
      pendingVersion: 1,
      baseVersion: 1,
      by: 'ada',
      at: api.clock.now().toISOString(),
      since: api.clock.now().toISOString(),
    });
    expect(await titlesSeen()).toContain('Live engineer');
    expect(await titlesSeen()).not.toContain('Changed engineer');
    expect(await api.asAdmin('jobs.get', { params: { id } })).toMatchObject({
      title: 'Live engineer',
      version: 1,
    });
    const history = await api.asAdmin<HistoryEntry[]>('history.list', {
      params: { kind: 'jobs', id },
    });
    expect(history.map(({ action }) => action)).toEqual(['created']);
    expect((await call('jobs.getPending', id)).body.data).toEqual(saved);
    const notes = await api.asAdmin<PendingNote[]>('pending.list');
    expect(notes.find((note) => note.id === id)).toEqual({
      kind: 'jobs',
      id,
      pendingVersion: 1,
      baseVersion: 1,
      by: 'ada',
      at: saved.at,
      since: saved.since,
    });
  });

  it('are saved again on what was saved, and say since when', async () => {
    const { id } = await newJob();
    const first = await save(id, { title: 'First engineer', salary: '£70k' });
    api.clock.advance(60_000);
    const second = await save(id, { title: 'Second engineer' }, { ifMatch: '"1"' });
    expect(second).toMatchObject({
      item: { title: 'Second engineer', salary: '£70k' },
      pendingVersion: 2,
      since: first.since,
      at: api.clock.now().toISOString(),
    });
  });

  it('are lost to nobody: who has not seen the last ones is told so', async () => {
    const { id } = await newJob();
    await save(id, { title: 'One engineer' });
    for (const ifMatch of ['"0"', '"2"']) {
      const body = { baseVersion: 1, changes: { title: 'Other engineer' } };
      const answer = await call('jobs.savePending', id, { body, ifMatch });
      expect(answer.status).toBe(412);
    }
    expect((await call('jobs.getPending', id)).body.data).toMatchObject({
      item: { title: 'One engineer' },
    });
  });

  it('of ten editors at once are those of one, and the others are told so', async () => {
    const { id } = await newJob();
    const token = await api.validToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        api.call('jobs.savePending', {
          params: { id },
          body: { baseVersion: 1, changes: { title: `Engineer ${at}` } },
          ifMatch: '"0"',
          token,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(9);
  });

  it('are saved once, however often the same is asked for', async () => {
    const { id } = await newJob();
    const sent = {
      body: { baseVersion: 1, changes: { title: 'Asked twice' } },
      ifMatch: '"0"',
      key: randomUUID(),
    };
    const first = await call('jobs.savePending', id, sent);
    const second = await call('jobs.savePending', id, sent);
    expect(second.body).toEqual(first.body);
    expect(first.body.data).toMatchObject({ pendingVersion: 1 });
  });

  it('stand on a version that is there now, or that they stood on before', async () => {
    const { id } = await newJob({ title: 'At first' });
    await api.asAdmin('jobs.update', { params: { id }, body: { salary: '£60k' } });
    const body = { baseVersion: 1, changes: { title: 'Of an old one' } };
    expect((await call('jobs.savePending', id, { body, ifMatch: '"0"' })).status).toBe(412);
    await save(id, { title: 'Of a new one' }, { baseVersion: 2 });
    await api.asAdmin('jobs.update', { params: { id }, body: { salary: '£65k' } });
    const kept = await save(id, { title: 'Again' }, { baseVersion: 2, ifMatch: '"1"' });
    expect(kept).toMatchObject({ baseVersion: 2, base: { title: 'At first', salary: '£60k' } });
    const moved = await save(id, {}, { baseVersion: 3, ifMatch: '"2"' });
    expect(moved).toMatchObject({ baseVersion: 3, base: { salary: '£65k' } });
  });

  it('are none of a draft, which is changed itself', async () => {
    const { id } = await newJob({ isDraft: true });
    const body = { baseVersion: 1, changes: { title: 'Another title' } };
    const answer = await call('jobs.savePending', id, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Job is a draft itself: save the draft instead.');
    expect((await call('jobs.getPending', id)).body.data).toBeNull();
  });

  it('obey the rules of their kind', async () => {
    const { id } = await newJob();
    const body = { baseVersion: 1, changes: { title: 'x' } };
    const answer = await call('jobs.savePending', id, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields).toHaveProperty(['changes.title']);
    const study = await api.asAdmin<CaseStudy>('caseStudies.create', {
      body: buildCaseStudyInput(),
    });
    const other = await api.call('caseStudies.savePending', {
      params: { id: study.id },
      body: { baseVersion: 1, changes: { id: 'another-slug' } },
      token: await api.validToken(),
    });
    expect(other.status).toBe(400);
  });
});

describe('publishing them', () => {
  it('gives the item all of them at once, as one version, and leaves none', async () => {
    const { id } = await newJob({ title: 'Old engineer' });
    await save(id, { title: 'New engineer', salary: '£70k' });
    const body = { baseVersion: 1, changes: { salary: '£75k' } };
    const published = await call('jobs.publishPending', id, { body, ifMatch: '"1"' });
    expect(published.body.data).toMatchObject({
      id,
      title: 'New engineer',
      salary: '£75k',
      version: 2,
    });
    expect(await titlesSeen()).toContain('New engineer');
    expect((await call('jobs.getPending', id)).body.data).toBeNull();
    const [entry] = await api.asAdmin<HistoryEntry[]>('history.list', {
      params: { kind: 'jobs', id },
    });
    expect(entry).toMatchObject({ version: 2, action: 'updated', by: 'ada' });
    expect(entry?.changes.map(({ field }) => field)).toEqual(['salary', 'title']);
  });

  it('is refused where the item has changed since, and changes nothing', async () => {
    const { id } = await newJob({ title: 'Old engineer' });
    await save(id, { title: 'New engineer' });
    await api.asAdmin('jobs.update', { params: { id }, body: { salary: '£60k' } });
    const body = { baseVersion: 1, changes: {} };
    const answer = await call('jobs.publishPending', id, { body, ifMatch: '"1"' });
    expect(answer.status).toBe(412);
    expect(await api.asAdmin('jobs.get', { params: { id } })).toMatchObject({
      title: 'Old engineer',
      version: 2,
    });
    // With what came of both, it goes through.
    const both = { baseVersion: 2, changes: { salary: '£60k' } };
    const published = await call('jobs.publishPending', id, { body: both, ifMatch: '"1"' });
    expect(published.body.data).toMatchObject({ title: 'New engineer', salary: '£60k' });
  });

  it('is done once, however often it is asked for', async () => {
    const { id } = await newJob();
    await save(id, { title: 'New engineer' });
    const sent = { body: { baseVersion: 1, changes: {} }, ifMatch: '"1"', key: randomUUID() };
    const first = await call('jobs.publishPending', id, sent);
    const second = await call('jobs.publishPending', id, sent);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await call('jobs.publishPending', id, { ...sent, key: randomUUID() })).status).toBe(
      412,
    );
  });

  it('of a case study works as that of a job', async () => {
    const { id } = await api.asAdmin<CaseStudy>('caseStudies.create', {
      body: buildCaseStudyInput(),
    });
    const token = await api.validToken();
    const changes = { results: 'Nine people, and all of them are still there.' };
    const body = { baseVersion: 1, changes };
    await api.call('caseStudies.savePending', { params: { id }, body, token });
    const answer = await api.call('caseStudies.publishPending', {
      params: { id },
      body: { baseVersion: 1, changes: {} },
      token,
    });
    expect(answer.body.data).toMatchObject({ ...changes, version: 2 });
  });
});

describe('dropping them', () => {
  it('leaves the item as it is, and can be undone by saving them again', async () => {
    const { id } = await newJob({ title: 'Live engineer' });
    const { item } = await save(id, { title: 'Dropped engineer' });
    const dropped = await call('jobs.dropPending', id, { ifMatch: '"1"' });
    expect(dropped.body.data).toEqual({ dropped: id, pendingVersion: 1 });
    expect((await call('jobs.getPending', id)).body.data).toBeNull();
    expect(await api.asAdmin('jobs.get', { params: { id } })).toMatchObject({ version: 1 });
    const again = await save(id, { title: item.title });
    expect(again).toMatchObject({ item: { title: 'Dropped engineer' }, pendingVersion: 1 });
  });
});

describe('what else becomes of the item', () => {
  it('takes them into the bin, and brings them back with it', async () => {
    const { id } = await newJob({ title: 'Binned engineer' });
    await save(id, { title: 'Changed and binned' });
    await api.asAdmin('jobs.delete', { params: { id } });
    expect((await call('jobs.getPending', id)).status).toBe(404);
    const notes = await api.asAdmin<PendingNote[]>('pending.list');
    expect(notes.filter((note) => note.id === id)).toEqual([]);
    const [deletion] = await api.asAdmin<DeletedItem[]>('bin.list');
    await api.asAdmin('bin.restore', { params: { id: deletion?.id ?? '' } });
    const { data } = (await call('jobs.getPending', id)).body;
    expect(data).toMatchObject({ item: { title: 'Changed and binned' }, baseVersion: 2 });
    const body = { baseVersion: 2, changes: {} };
    const published = await call('jobs.publishPending', id, { body, ifMatch: '"1"' });
    expect(published.body.data).toMatchObject({ title: 'Changed and binned', version: 3 });
  });

  it.each([
    [
      'a switch',
      (id: string) => api.asAdmin('jobs.update', { params: { id }, body: { isFeatured: true } }),
    ],
    [
      'the restore of a version',
      (id: string) =>
        api.asAdmin('history.restore', { params: { kind: 'jobs', id }, body: { version: 1 } }),
    ],
  ])('leaves them as they are: %s', async (_, change) => {
    const { id } = await newJob();
    await save(id, { title: 'Still here' });
    await change(id);
    expect((await call('jobs.getPending', id)).body.data).toMatchObject({
      item: { title: 'Still here', isFeatured: false },
      baseVersion: 1,
      pendingVersion: 1,
    });
  });
});

it('other admins are told who saved and who dropped them, and nothing of what they say', async () => {
  const { id } = await newJob({ title: 'Told engineer' });
  await save(id, { title: 'Changed and told', salary: '£70k' });
  await call('jobs.dropPending', id, { ifMatch: '"1"' });
  const { docs } = await api.firestore.collection('changes').where('id', '==', id).get();
  const notes = docs.map((note) => note.data()).filter(({ action }) => action !== 'created');
  expect(new Set(notes.map(({ action }): unknown => action))).toEqual(
    new Set(['drafted', 'dropped']),
  );
  for (const note of notes) {
    expect(note).toMatchObject({ title: 'Changed and told', version: 1 });
    expect(note).not.toHaveProperty('content');
  }
});
