import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/lib/collections';
import { FOREIGN_COPY_MS } from '../../src/published/collection';
import { FRESHNESS } from '../../src/published/content';
import { HOUR, MINUTE } from '../support/fakes';
import { REVISION, type TestApi } from '../support/test-api';
import {
  idsSeenBy,
  type Instance,
  startTwoInstances,
  titleSeenBy,
  type TwoInstances,
} from '../support/two-instances';

/** As a release stored it that had no revisions. */
const OLD_COPY = { id: 'old', parts: 1, format: 1 };

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
    ['nobody says which code made it', async () => head().update({ 'jobs.copy': OLD_COPY })],
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

  describe('of other code', () => {
    const revisionOfCopy = async () => (await head().get()).get('jobs.copy.revision') as unknown;

    it('is not read, and is left alone while it is young', async () => {
      await test.importJobs(2);
      await idsSeenBy(writer, 'jobs');
      const before = (await head().get()).data();
      const next = await test.startInstance('next');
      expect(await idsSeenBy(next, 'jobs')).toEqual(['2001', '2002']);
      // The head and both jobs.
      expect(next.reads()).toBe(3);
      expect((await head().get()).data()).toEqual(before);
      await test.rename('2001', 'Renamed by an admin');
      next.clock.advance(FRESHNESS.maxAgeMs);
      expect(await titleSeenBy(next, '2001')).toBe('Renamed by an admin');
      expect(next.reads()).toBe(5);
    });

    it('is replaced by the first instance of new code once it is some minutes old', async () => {
      await test.importJobs(2);
      await idsSeenBy(writer, 'jobs');
      const next = await test.startInstance('next');
      next.clock.advance(FOREIGN_COPY_MS);
      expect(await idsSeenBy(next, 'jobs')).toEqual(['2001', '2002']);
      expect(await revisionOfCopy()).toBe('next');
      const another = await test.startInstance('next');
      expect(await idsSeenBy(another, 'jobs')).toEqual(['2001', '2002']);
      expect(another.reads()).toBe(2);
    });

    it('is not replaced in turns by two revisions that run side by side, and both see every edit', async () => {
      await test.importJobs(2);
      await idsSeenBy(other, 'jobs');
      const ids = new Set<unknown>();
      // A quarter of an hour in which instances of both start and an admin edits all the time.
      for (let minute = 0; minute <= 15; minute += 3) {
        const title = `Title of minute ${minute}`;
        await test.rename('2001', title);
        for (const revision of ['next', REVISION]) {
          const instance = await test.startInstance(revision);
          instance.clock.advance(minute * MINUTE);
          expect(await titleSeenBy(instance, '2001')).toBe(title);
        }
        other.clock.advance(3 * MINUTE);
        expect(await titleSeenBy(other, '2001')).toBe(title);
        ids.add((await head().get()).get('jobs.copy.id'));
      }
      expect(ids.size).toBeLessThanOrEqual(3);
    });
  });

  describe('of content that is written past the API', () => {
    it('is made anew within an hour, at a read for each document and by one instance only', async () => {
      await test.importJobs(30);
      await idsSeenBy(other, 'jobs');
      const collection = writer.firestore.collection(COLLECTIONS.jobs);
      await collection.doc('2001').update({ title: 'Changed in the console' });
      await collection.doc('2002').delete();
      other.clock.advance(45 * MINUTE);
      expect(await titleSeenBy(other, '2001')).toBe('Engineer 2001');
      other.clock.advance(15 * MINUTE - FRESHNESS.maxAgeMs);
      const before = other.reads();
      expect(await titleSeenBy(other, '2001')).toBe('Changed in the console');
      expect(await idsSeenBy(other, 'jobs')).toHaveLength(29);
      // The head, all that is stored, and the head once more, to put the new copy in place.
      expect(other.reads() - before).toBe(29 + 2);

      const fresh = await test.startInstance();
      fresh.clock.advance(HOUR);
      expect(await titleSeenBy(fresh, '2001')).toBe('Changed in the console');
      expect(fresh.reads()).toBe(2);
    });

    it('is made anew although edits have renewed it meanwhile', async () => {
      await test.importJobs(2);
      await idsSeenBy(other, 'jobs');
      const { id } = await test.create('jobs');
      await writer.firestore.collection(COLLECTIONS.jobs).doc('2001').update({ title: 'Imported' });
      for (let quarter = 1; quarter <= 3; quarter += 1) {
        // More than the log may hold, so that the copy is stored again.
        for (let edit = 0; edit < 11; edit += 1) await test.rename(id, `${quarter} and ${edit}`);
        other.clock.advance(15 * MINUTE);
        expect(await titleSeenBy(other, id)).toBe(`${quarter} and 10`);
      }
      other.clock.advance(15 * MINUTE);
      expect(await titleSeenBy(other, '2001')).toBe('Imported');
    });
  });

  it('leaves out a document that cannot be read, and says so', async () => {
    await test.importJobs(1);
    await writer.firestore.collection(COLLECTIONS.jobs).doc('9').set({ title: 42 });
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001']);
    expect(other.log.lines).toMatchObject([{ level: 'error', details: { path: 'jobs/9' } }]);
  });
});
