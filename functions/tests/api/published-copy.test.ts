import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/lib/collections';
import type { TestApi } from './support/test-api';
import {
  idsSeenBy,
  type Instance,
  startTwoInstances,
  type TwoInstances,
} from './support/two-instances';

let test: TwoInstances;
let writer: TestApi;
let other: Instance;
beforeEach(async () => {
  test = await startTwoInstances('copy');
  ({ writer, other } = test);
});
afterEach(() => test.stop());

describe('the copy', () => {
  const head = () => writer.firestore.collection(COLLECTIONS.published).doc('head');
  const partsOf = async () => {
    const { docs } = await writer.firestore.collection(COLLECTIONS.published).get();
    return docs.filter(({ id }) => id !== 'head');
  };

  it('is made of content that came without a word, by the first visitor', async () => {
    expect(await idsSeenBy(other, 'jobs')).toEqual([]);
    await test.importJobs(2);
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001', '2002']);
    expect(await partsOf()).toHaveLength(1);
  });

  it('is stored once when two instances make it at the same time', async () => {
    await test.importJobs(2);
    await Promise.all([idsSeenBy(writer, 'jobs'), idsSeenBy(other, 'jobs')]);
    expect(await partsOf()).toHaveLength(1);
  });

  it('takes as many documents as it needs, each below the limit of Firestore', async () => {
    // Text that hardly compresses, so that few jobs are much.
    await test.importJobs(100, () => randomBytes(14_000).toString('base64'));
    const seen = (await writer.call('jobs.list')).text;
    const parts = await partsOf();
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect((part.get('bytes') as Buffer).length).toBeLessThan(1024 * 1024);
    }
    expect((await other.call('jobs.list')).text).toBe(seen);
  });

  it.each([
    ['a part is missing', async () => (await partsOf())[0]?.ref.delete()],
    ['a part is damaged', async () => (await partsOf())[0]?.ref.set({ bytes: Buffer.from('no') })],
    ['it was made by an older version', async () => head().update({ 'jobs.copy.format': 0 })],
    ['the head is gone', async () => head().delete()],
  ])('is made anew when %s', async (_, damage) => {
    await test.importJobs(2);
    await idsSeenBy(writer, 'jobs');
    await damage();
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001', '2002']);
    const fresh = await test.startInstance();
    expect(await idsSeenBy(fresh, 'jobs')).toEqual(['2001', '2002']);
    expect(fresh.reads()).toBe(2);
  });

  it('of a newer version is left alone, and does not hide what is stored', async () => {
    await test.importJobs(2);
    await idsSeenBy(writer, 'jobs');
    await head().update({ 'jobs.copy.format': 1_000 });
    const before = (await head().get()).data();
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001', '2002']);
    expect((await head().get()).data()).toEqual(before);
  });

  it('leaves out a document that cannot be read, and says so', async () => {
    await test.importJobs(1);
    await writer.firestore.collection(COLLECTIONS.jobs).doc('9').set({ title: 42 });
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001']);
    expect(other.log.lines).toMatchObject([{ level: 'error', details: { path: 'jobs/9' } }]);
  });
});
