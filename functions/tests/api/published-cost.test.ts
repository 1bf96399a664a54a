import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import { createPublishedContent, FRESHNESS } from '../../src/published/content';
import type { TestApi } from '../support/test-api';
import { idsSeenBy, readsOf } from '../support/two-instances';

const test = useTwoInstances('cost');
const { other } = test;

/** The page texts, whether stored or not, the settings, and a query for each other kind. */
const EVERYTHING_ELSE = TEXTS_NAMES.length + 1 + CONTENT_KINDS.length;

describe('what visits cost', () => {
  const visit = async (api: TestApi, jobId: string) => {
    const lists = [
      'jobs.list',
      'testimonials.list',
      'clientLogos.list',
      'consultants.list',
      'settings.get',
    ] as const;
    for (const name of lists) {
      expect((await api.call(name)).status).toBe(200);
    }
    expect((await api.call('jobs.get', { params: { id: jobId } })).status).toBe(200);
  };

  it('does not grow with the number of jobs after the first', async () => {
    const count = 50;
    await test.importJobs(count);
    await test.create('testimonials');
    const cold = await readsOf(other, () => visit(other, '2001'));
    // Every job once, the standing items, and the query for changes.
    expect(cold).toBeGreaterThan(count);
    expect(cold).toBeLessThanOrEqual(count + EVERYTHING_ELSE);
    expect(await readsOf(other, () => visit(other, '2002'))).toBe(0);
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await readsOf(other, () => visit(other, '2003'))).toBe(1);
    await test.rename('2004', 'Another title');
    other.clock.advance(FRESHNESS.maxAgeMs);
    // The kind is read again.
    expect(await readsOf(other, () => visit(other, '2004'))).toBe(1 + count);
  });

  it('is one read for all simultaneous visitors, and none for guesses', async () => {
    await test.importJobs(3);
    const visitTogether = () =>
      Promise.all(Array.from({ length: 20 }, () => idsSeenBy(other, 'jobs')));
    expect(await readsOf(other, visitTogether)).toBeLessThanOrEqual(3 + EVERYTHING_ELSE);
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await readsOf(other, visitTogether)).toBe(1);

    // The attempt's own reads don't count.
    await other.login({ username: 'nobody', password: 'a guess that is long enough' });
    expect(await readsOf(other, visitTogether)).toBe(0);
    const guess = (id: number) => other.call('jobs.get', { params: { id: String(id) } });
    expect(await readsOf(other, () => Promise.all([7, 8, 9].map(guess)))).toBe(0);
    const tokens = Array.from({ length: 80 }, () => randomBytes(32).toString('base64url'));
    const reads = await readsOf(other, async () => {
      for (const token of tokens) {
        expect((await other.call('jobs.list', { token })).status).toBe(200);
        expect((await other.call('admin.logout', { token })).status).toBe(200);
      }
    });
    // The key of tokens is read once, and one random token in 256 passes for one of ours.
    expect(reads).toBeLessThan(10);
  });

  it('keeps the same list while nothing has changed, and responses built from it', async () => {
    await test.importJobs(3);
    const { clock, firestore, log } = other;
    const { view } = createPublishedContent({ clock, firestore, log, overlapMs: 0 });
    const jobs = async () => (await view()).jobs.list;
    const list = await jobs();
    expect(list).toHaveLength(3);
    clock.advance(FRESHNESS.maxAgeMs);
    expect(await readsOf(other, jobs)).toBe(1);
    expect(await jobs()).toBe(list);
    await test.rename('2002', 'Another title');
    clock.advance(FRESHNESS.maxAgeMs);
    expect(await jobs()).not.toBe(list);
  });
});
