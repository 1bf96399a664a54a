import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import { noteOfEverything } from '../../src/content/writer';
import { COLLECTIONS } from '../../src/lib/collections';
import { MEMORY_MAX_AGE_MS } from '../../src/published/memory';
import { FRESHNESS } from '../../src/published/content';
import { MINUTE } from '../support/fakes';
import type { TestApi } from '../support/test-api';
import { idsSeenBy, readsOf, titleSeenBy } from '../support/two-instances';

const test = useTwoInstances('memory', { overlapMs: 10_000 });
const { writer, other } = test;

const jobsOf = (api: TestApi) => api.firestore.collection(COLLECTIONS.jobs);

describe('content that is written directly to the database', () => {
  it('is seen within an hour, at one read a document', async () => {
    await test.importJobs(30);
    await idsSeenBy(other, 'jobs');
    await jobsOf(writer).doc('2001').update({ title: 'Changed in the console' });
    await jobsOf(writer).doc('2002').delete();
    other.clock.advance(45 * MINUTE);
    // An edit that is read meanwhile delays nothing. It reads its own kind again.
    await test.create('testimonials');
    expect(await idsSeenBy(other, 'testimonials')).toHaveLength(1);
    expect(await titleSeenBy(other, '2001')).toBe('Engineer 2001');
    other.clock.advance(MEMORY_MAX_AGE_MS - 45 * MINUTE);
    const reads = await readsOf(other, async () => {
      expect(await titleSeenBy(other, '2001')).toBe('Changed in the console');
      expect(await idsSeenBy(other, 'jobs')).toHaveLength(29);
    });
    // Everything stored, the standing items, and a query for each other kind.
    expect(reads).toBeLessThanOrEqual(29 + 1 + TEXTS_NAMES.length + CONTENT_KINDS.length);
  });

  it('is seen within thirty seconds after a change note for all content, as a restore writes', async () => {
    await test.importJobs(2);
    await idsSeenBy(other, 'jobs');
    await jobsOf(writer).doc('2001').delete();
    const notes = writer.firestore.collection(COLLECTIONS.changes);
    await notes.add(noteOfEverything(writer.clock.now()));
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2002']);
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await readsOf(other, () => idsSeenBy(other, 'jobs'))).toBe(1);
  });

  it('is left out and logged if it is unreadable', async () => {
    await test.importJobs(1);
    await jobsOf(writer).doc('9').set({ title: 42 });
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001']);
    expect(other.log.lines).toMatchObject([{ level: 'error', details: { path: 'jobs/9' } }]);
  });
});

describe('a change', () => {
  it('is read once, even if the instance checks for others often', async () => {
    await test.importJobs(3);
    await idsSeenBy(other, 'jobs');
    await test.rename('2002', 'Renamed');
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await titleSeenBy(other, '2002')).toBe('Renamed');
    const { docs } = await writer.firestore.collection(COLLECTIONS.changes).get();
    expect(docs).toHaveLength(1);
    for (let round = 0; round < 3; round += 1) {
      other.clock.advance(FRESHNESS.maxAgeMs);
      // Notes younger than ten seconds are read again, but the job isn't.
      expect(await readsOf(other, () => titleSeenBy(other, '2002'))).toBe(1);
    }
  });

  it("is read although another instance's clock dates it long ago, and Firestore commits it late", async () => {
    await test.importJobs(1);
    await idsSeenBy(other, 'jobs');
    await test.rename('2001', 'Renamed');
    const { docs } = await writer.firestore.collection(COLLECTIONS.changes).get();
    const stamps = docs.map(({ ref, createTime }) =>
      ref.update({
        at: Timestamp.fromMillis(0),
        notedAt: Timestamp.fromMillis(createTime.toMillis() - 5_000),
      }),
    );
    await Promise.all(stamps);
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await titleSeenBy(other, '2001')).toBe('Renamed');
  });
});

it('contains no application, and a new one causes no read', async () => {
  await test.importJobs(2);
  for (let count = 0; count < 3; count += 1) await test.create('applications');
  const reads = await readsOf(other, () => idsSeenBy(other, 'jobs'));
  expect(reads).toBeLessThanOrEqual(2 + 1 + TEXTS_NAMES.length + CONTENT_KINDS.length);
  await test.create('applications', { name: 'Ada in no memory' });
  other.clock.advance(FRESHNESS.maxAgeMs);
  // Only the notes of the last ten seconds.
  expect(await readsOf(other, () => idsSeenBy(other, 'jobs'))).toBe(4);
});
