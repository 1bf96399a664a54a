import type { EndpointName } from '@torque-tide/contract/api';
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

describe('the bin', () => {
  it('takes an item off the website at once, and restores all of it', async () => {
    const before = await create('jobs', { postedAt: '2025-12-01T08:00:00.000Z' });
    const { id } = before;
    const stored = (await api.firestore.collection('jobs').doc(id).get()).data();
    api.clock.advance(MINUTE);
    expect(await remove('jobs', id)).toEqual({ id });
    const other = await create('jobs');
    expect(other.id).not.toBe(id);
    expect(await publicIds('jobs')).toEqual([other.id]);

    const deletion = await onlyDeletion();
    const now = api.clock.now();
    expect(deletion).toMatchObject({
      kind: 'jobs',
      id,
      title: 'Battery storage engineer',
      version: 2,
      at: now.toISOString(),
      by: 'ada',
      expiresAt: new Date(now.getTime() + BIN_DAYS * DAY).toISOString(),
    });

    api.clock.advance(MINUTE);
    expect(await restore(deletion)).toEqual({ kind: 'jobs', id, version: 3 });
    expect(await publicIds('jobs')).toEqual([other.id, id]);
    expect(await listBin()).toEqual([]);
    expect((await api.asAdmin('jobs.list'))[1]).toEqual({ ...before, version: 3 });
    expect((await api.firestore.collection('jobs').doc(id).get()).data()).toEqual({
      ...stored,
      version: 3,
      updatedAt: Timestamp.fromDate(api.clock.now()),
    });
  });

  it('gets and gives back an item once when two instances ask at once', async () => {
    const { id } = await create('jobs');
    expect(await callInTwoInstances('jobs.delete', { params: { id } })).toEqual([200, 404]);
    const deletion = await onlyDeletion();
    expect(deletion).toMatchObject({ id });
    expect(await callInTwoInstances('versions.restore', bringing(deletion))).toEqual([200, 404]);
    expect(await publicIds('jobs')).toEqual([id]);
  });

  it('lists the newest deletion first', async () => {
    const job = await create('jobs', { title: 'Deleted first' });
    const logo = await create('clientLogos', { companyName: 'Deleted last' });
    await remove('jobs', job.id);
    api.clock.advance(MINUTE);
    await remove('clientLogos', logo.id);
    expect((await listBin()).map(({ title }) => title)).toEqual(['Deleted last', 'Deleted first']);
  });

  it('keeps an item for thirty days by the clock, whenever Firestore removes it', async () => {
    const { id } = await create('jobs');
    await remove('jobs', id);
    const deletion = await onlyDeletion();
    api.clock.advance(BIN_DAYS * DAY - 1);
    expect(await listBin()).toHaveLength(1);
    const statusOf = async (...call: Parameters<typeof api.call>) =>
      (await api.callAsAdmin(...call)).status;
    expect(await statusOf('versions.list', { params: { kind: 'jobs', id } })).toBe(200);
    api.clock.advance(1);
    expect(await listBin()).toEqual([]);
    expect(await statusOf('versions.restore', bringing(deletion))).toBe(404);
    expect(await statusOf('versions.list', { params: { kind: 'jobs', id } })).toBe(404);
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
  it('refuses when another case study has the slug, and keeps the histories of both apart', async () => {
    const params = { kind: 'caseStudies' as const, id: 'wind-farm' };
    const get = () => api.asAdmin('caseStudies.get', { params: { id: 'wind-farm' } });
    const history = async () =>
      (await api.asAdmin('versions.list', { params })).map(({ action }) => action);
    await create('caseStudies', { id: 'wind-farm', title: 'The first one' });
    await api.asAdmin('caseStudies.update', { params, body: { company: 'Northwind' } });
    await remove('caseStudies', 'wind-farm');
    const deletion = await onlyDeletion();
    api.clock.advance(MINUTE);
    await create('caseStudies', { id: 'wind-farm', title: 'The second one' });
    const answer = await api.callAsAdmin('versions.restore', bringing(deletion));
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      "Another case study has taken 'wind-farm' meanwhile. Delete that one to restore this one.",
    );
    expect(await get()).toMatchObject({ title: 'The second one', version: 1 });
    expect(await onlyDeletion()).toEqual(deletion);

    await remove('caseStudies', 'wind-farm');
    expect(await history()).toEqual(['deleted', 'created']);
    expect(await restore(deletion)).toMatchObject({ id: 'wind-farm', version: 4 });
    expect(await get()).toMatchObject({ title: 'The first one', company: 'Northwind' });
    expect(await history()).toEqual(['restored', 'deleted', 'updated', 'created']);
    expect(await onlyDeletion()).toMatchObject({ title: 'The second one' });
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
