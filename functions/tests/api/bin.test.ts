import type { EndpointName, Response } from '@torque-tide/contract/api';
import { LISTED_KINDS, type ListedKind } from '@torque-tide/contract/content-kinds';
import { BIN_DAYS, type ListedVersion } from '@torque-tide/contract/versions';
import { Firestore, Timestamp } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';
import { beforeQueries, closeFirestore } from '../support/firestore-reads';
import { type Answer, type Sent, startTestApi } from '../support/test-api';
import { idsSeenBy } from '../support/two-instances';

const DAY = 24 * HOUR;

const api = useTestApi('bin');
beforeEach(async () => {
  const collections = [...LISTED_KINDS, 'versions'].map((name) => api.firestore.collection(name));
  const found = await Promise.all(collections.map((collection) => collection.listDocuments()));
  await Promise.all(found.flat().map((document) => document.delete()));
});

const create = <K extends ListedKind>(kind: K, overrides: object = {}) =>
  api.asAdmin(`${kind}.create`, { body: { ...buildInput[kind](), ...overrides } });
const remove = (kind: ListedKind, id: string) => api.asAdmin(`${kind}.delete`, { params: { id } });
const listBin = () => api.asAdmin('versions.deleted');
/** Restores the item. */
const bringing = ({ kind, id, version, historyId }: ListedVersion) => ({
  params: { kind, id },
  body: { version, historyId, as: 'both' },
});
const restore = (deletion: ListedVersion) => api.asAdmin('versions.restore', bringing(deletion));

/**
 * Calls an endpoint in two instances: in the first while the second is about to read the item's
 * history. Returns both answers, the first instance's first.
 */
async function callInTwoInstances(name: EndpointName, sent: Sent) {
  const firestore = new Firestore({ projectId: api.projectId });
  const second = await startTestApi('bin', { firestore });
  const token = await api.token();
  let first: Promise<Answer> | undefined;
  beforeQueries(firestore, async () => {
    await (first ??= api.call(name, { ...sent, token }));
  });
  const late = await second.call(name, { ...sent, token });
  await second.stop();
  await closeFirestore(firestore);
  return [(await first)?.status, late.status];
}

async function onlyDeletion(): Promise<ListedVersion> {
  const [deletion, ...others] = await listBin();
  if (!deletion || others.length > 0) throw new Error('The bin should hold one item');
  return deletion;
}

/** The ids of a kind that a visitor sees. */
const publicIds = (kind: ListedKind) => idsSeenBy(api, kind);

// Kinds whose ids are numbers, slugs and names. `published.test.ts` covers every kind.
describe.each(['jobs', 'caseStudies', 'sectors'] as const)('deleting and restoring: %s', (kind) => {
  it('takes the item off the website at once, and restores all of it', async () => {
    const before = await create(kind);
    const all = await api.asAdmin(`${kind}.list`);
    const inList = all.find(({ id }) => id === before.id);
    const stored = (await api.firestore.collection(kind).doc(before.id).get()).data();
    api.clock.advance(MINUTE);
    expect(await remove(kind, before.id)).toEqual({ id: before.id });
    expect(await publicIds(kind)).not.toContain(before.id);

    const deletion = await onlyDeletion();
    const now = api.clock.now();
    expect(deletion).toMatchObject({
      kind,
      id: before.id,
      version: 2,
      at: now.toISOString(),
      by: 'ada',
      expiresAt: new Date(now.getTime() + BIN_DAYS * DAY).toISOString(),
    });
    expect(deletion.title).not.toBe('');

    api.clock.advance(MINUTE);
    expect(await restore(deletion)).toEqual({ kind, id: before.id, version: 3 });
    expect(await publicIds(kind)).toContain(before.id);
    expect(await listBin()).toEqual([]);
    const after = await api.asAdmin(`${kind}.list`);
    expect(after).toContainEqual({ ...inList, version: 3 });
    expect((await api.firestore.collection(kind).doc(before.id).get()).data()).toEqual({
      ...stored,
      version: 3,
      updatedAt: Timestamp.fromDate(api.clock.now()),
    });
  });
});

describe('the bin', () => {
  it('gets an item once when two instances delete it at once', async () => {
    const { id } = await create('jobs');
    expect(await callInTwoInstances('jobs.delete', { params: { id } })).toEqual([200, 404]);
    expect(await onlyDeletion()).toMatchObject({ id });
  });

  it('restores an item once when two instances do it at once', async () => {
    const { id } = await create('jobs');
    await remove('jobs', id);
    const deletion = await onlyDeletion();
    expect(await callInTwoInstances('versions.restore', bringing(deletion))).toEqual([200, 404]);
    expect((await publicIds('jobs')).filter((one) => one === id)).toEqual([id]);
  });

  it('lists the newest deletion first, with who deleted it', async () => {
    await api.accounts.create('grace', 'another fine password');
    const login = await api.login({ username: 'Grace', password: 'another fine password' });
    const { sessionId } = login.body.data as Response<'admin.login'>;
    const job = await create('jobs', { title: 'Deleted first' });
    const logo = await create('clientLogos', { companyName: 'Deleted last' });
    await remove('jobs', job.id);
    api.clock.advance(MINUTE);
    await api.asAdmin('clientLogos.delete', { params: { id: logo.id }, token: sessionId });
    expect(await listBin()).toMatchObject([
      { title: 'Deleted last', by: 'grace' },
      { title: 'Deleted first', by: 'ada' },
    ]);
  });

  it("is closed to visitors, even with a deleted item's id", async () => {
    const { id } = await create('testimonials', { author: 'Ada Quoted' });
    await remove('testimonials', id);
    const deletion = await onlyDeletion();
    const answers = [
      await api.call('versions.deleted'),
      await api.call('versions.restore', bringing(deletion)),
      await api.call('versions.list', { params: { kind: 'testimonials', id } }),
      await api.call('testimonials.list'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200]);
    for (const { text } of answers) expect(text).not.toContain('Ada Quoted');
  });

  it('keeps an item for thirty days by the clock, whenever Firestore removes it', async () => {
    const { id } = await create('jobs');
    await remove('jobs', id);
    const deletion = await onlyDeletion();
    api.clock.advance(BIN_DAYS * DAY - 1);
    expect(await listBin()).toHaveLength(1);
    expect((await api.callAsAdmin('versions.list', { params: { kind: 'jobs', id } })).status).toBe(
      200,
    );
    api.clock.advance(1);
    expect(await listBin()).toEqual([]);
    expect((await api.callAsAdmin('versions.restore', bringing(deletion))).status).toBe(404);
    expect((await api.callAsAdmin('versions.list', { params: { kind: 'jobs', id } })).status).toBe(
      404,
    );
    expect((await api.firestore.collection('versions').get()).size).toBe(2);
  });

  it('leaves out unreadable entries, and logs them', async () => {
    await api.firestore
      .collection('versions')
      .doc('broken')
      .set({ kind: 'jobs', deletedUntil: Timestamp.fromMillis(api.clock.now().getTime() + DAY) });
    expect(await listBin()).toEqual([]);
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ path: 'versions/broken' }) }),
    );
  });
});

describe('restoring', () => {
  it('refuses when another case study has the slug, and keeps both', async () => {
    await create('caseStudies', { id: 'wind-farm', title: 'The first one' });
    await remove('caseStudies', 'wind-farm');
    const deletion = await onlyDeletion();
    await create('caseStudies', { id: 'wind-farm', title: 'The second one' });
    const answer = await api.callAsAdmin('versions.restore', bringing(deletion));
    expect(answer.status).toBe(409);
    expect(answer.body.error?.code).toBe('conflict');
    expect(answer.body.message).toBe(
      "Another case study has taken 'wind-farm' meanwhile. Delete that one to restore this one.",
    );
    const { body } = await api.call('caseStudies.get', { params: { id: 'wind-farm' } });
    expect(body.data).toMatchObject({ title: 'The second one', version: 1 });
    expect(await onlyDeletion()).toEqual(deletion);
  });

  it('keeps the histories of two deleted case studies with one slug apart', async () => {
    await create('caseStudies', { id: 'wind-farm', title: 'The first one' });
    await api.asAdmin('caseStudies.update', {
      params: { id: 'wind-farm' },
      body: { company: 'Northwind' },
    });
    await remove('caseStudies', 'wind-farm');
    api.clock.advance(MINUTE);
    await create('caseStudies', { id: 'wind-farm', title: 'The second one' });
    await remove('caseStudies', 'wind-farm');
    const history = () =>
      api.asAdmin('versions.list', {
        params: { kind: 'caseStudies', id: 'wind-farm' },
      });
    expect((await history()).map(({ action }) => action)).toEqual(['deleted', 'created']);
    const first = (await listBin()).find(({ title }) => title === 'The first one');
    expect(await restore(first!)).toMatchObject({ id: 'wind-farm', version: 4 });
    const restored = await api.asAdmin('caseStudies.get', {
      params: { id: 'wind-farm' },
    });
    expect(restored).toMatchObject({ title: 'The first one', company: 'Northwind' });
    expect((await history()).map(({ action }) => action)).toEqual([
      'restored',
      'deleted',
      'updated',
      'created',
    ]);
    expect(await onlyDeletion()).toMatchObject({ title: 'The second one' });
  });

  it('restores a job with its id, its posting date and its place in the list', async () => {
    const job = await create('jobs', { postedAt: '2025-12-01T08:00:00.000Z' });
    await remove('jobs', job.id);
    const other = await create('jobs');
    expect(other.id).not.toBe(job.id);
    await restore(await onlyDeletion());
    const jobs = await api.asAdmin('jobs.list');
    expect(jobs.map(({ id }) => id)).toEqual([other.id, job.id]);
    expect(jobs[1]).toEqual({ ...job, version: 3 });
  });

  it('restores imported content to the place that only Firestore knew', async () => {
    const collection = api.firestore.collection('testimonials');
    await collection.doc('imported').set({ quote: 'Stored by something older.' });
    const made = (await collection.doc('imported').get()).createTime;
    await remove('testimonials', 'imported');
    await restore(await onlyDeletion());
    expect((await collection.doc('imported').get()).get('createdAt')).toEqual(
      Timestamp.fromDate(made?.toDate() ?? new Date(0)),
    );
    const [testimonial] = await api.asAdmin('testimonials.list');
    expect(testimonial).toMatchObject({ id: 'imported', isActive: true, version: 2 });
  });
});
