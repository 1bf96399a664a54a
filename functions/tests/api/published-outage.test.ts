import { describe, expect, it } from 'vitest';
import { useTwoInstances } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { MINUTE, SECOND } from '../support/fakes';
import { breakReads } from '../support/firestore-reads';
import { idsSeenBy } from '../support/two-instances';

const test = useTwoInstances('outage');
const { writer, other } = test;

describe('when Firestore does not answer', () => {
  const failing = () => Promise.reject(Object.assign(new Error('unavailable'), { code: 14 }));

  it('visitors see the old content, however old it is, and an admin none', async () => {
    await test.importJobs(2);
    await idsSeenBy(other, 'jobs');
    const token = await writer.token();
    const mend = breakReads(other.firestore, failing);
    other.clock.advance(FRESHNESS.maxAgeMs);
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001', '2002']);
    expect(other.log.lines).toMatchObject([{ level: 'warn' }]);
    other.clock.advance(24 * 60 * MINUTE);
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001', '2002']);
    expect((await other.call('jobs.list', { token })).status).toBe(503);
    mend();
    expect(await idsSeenBy(other, 'jobs')).toEqual(['2001', '2002']);
  });

  it('one request tries again after a few seconds', async () => {
    await test.importJobs(1);
    await idsSeenBy(other, 'jobs');
    let asked = 0;
    breakReads(other.firestore, () => {
      asked += 1;
      return failing();
    });
    other.clock.advance(FRESHNESS.maxAgeMs);
    for (let visitor = 0; visitor < 5; visitor += 1) await idsSeenBy(other, 'jobs');
    const before = asked;
    other.clock.advance(FRESHNESS.retryMs - SECOND);
    await idsSeenBy(other, 'jobs');
    expect(asked).toBe(before);
    other.clock.advance(SECOND);
    await idsSeenBy(other, 'jobs');
    expect(asked).toBeGreaterThan(before);
  });
});
