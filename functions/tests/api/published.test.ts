import { LISTED_KINDS, PUBLISHED_KINDS } from '@torque-tide/contract/content-kinds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FRESHNESS } from '../../src/published/content';
import type { TestApi } from '../support/test-api';
import {
  idsSeenBy,
  type Instance,
  startTwoInstances,
  titleSeenBy,
  type TwoInstances,
} from '../support/two-instances';

interface Item {
  id: string;
}

let test: TwoInstances;
let writer: TestApi;
let other: Instance;
const { maxAgeMs } = FRESHNESS;

/** Starts two instances with the cache age of production. */
async function start(): Promise<void> {
  test = await startTwoInstances('edits', { maxAgeMs });
  ({ writer, other } = test);
}

it('a memory is thirty seconds old at most', () => {
  expect(maxAgeMs).toBe(30_000);
});

describe('an edit', () => {
  beforeAll(start);
  afterAll(() => test.stop());

  it.each(LISTED_KINDS.filter((kind) => PUBLISHED_KINDS.some((one) => one === kind)))(
    'of %s is seen at once by admins and by visitors of its instance, and of others after thirty seconds',
    async (kind) => {
      const first = await test.create(kind);
      other.clock.advance(maxAgeMs);
      for (const api of [writer, other]) expect(await idsSeenBy(api, kind)).toEqual([first.id]);
      const second = await test.create(kind);
      const token = await writer.token();
      for (const api of [writer, other]) {
        const { body } = await api.call(`${kind}.list`, { token });
        expect((body.data as Item[]).map(({ id }) => id)).toContain(second.id);
      }
      expect(await idsSeenBy(writer, kind)).toHaveLength(2);
      await writer.asAdmin(`${kind}.delete`, { params: { id: second.id } });
      expect(await idsSeenBy(writer, kind)).toEqual([first.id]);

      other.clock.advance(maxAgeMs);
      expect(await idsSeenBy(other, kind)).toEqual([first.id]);
      await writer.asAdmin(`${kind}.delete`, { params: { id: first.id } });
      other.clock.advance(maxAgeMs - 1);
      expect(await idsSeenBy(other, kind)).toEqual([first.id]);
      other.clock.advance(1);
      expect(await idsSeenBy(other, kind)).toEqual([]);
      await writer.asAdmin('versions.restore', {
        params: { kind, id: first.id },
        body: { version: 2, as: 'both' },
      });
      other.clock.advance(maxAgeMs);
      expect(await idsSeenBy(other, kind)).toEqual([first.id]);
    },
  );
});

describe('an edit of a job', () => {
  beforeEach(start);
  afterEach(() => test.stop());

  it('that deactivates it hides it on other instances within the maximum age', async () => {
    const { id } = await test.create('jobs');
    expect(await titleSeenBy(other, id)).toBe('Battery storage engineer');
    await writer.asAdmin('jobs.update', { params: { id }, body: { isActive: false } });
    other.clock.advance(maxAgeMs);
    expect((await other.call('jobs.get', { params: { id } })).status).toBe(404);
    expect(await idsSeenBy(other, 'jobs')).toEqual([]);
  });

  it('that restores an earlier version is seen like any other', async () => {
    const { id } = await test.create('jobs');
    await test.rename(id, 'Second title');
    expect(await titleSeenBy(other, id)).toBe('Second title');
    await writer.asAdmin('versions.restore', {
      params: { kind: 'jobs', id },
      body: { version: 1, as: 'live' },
    });
    expect(await titleSeenBy(writer, id)).toBe('Battery storage engineer');
    other.clock.advance(maxAgeMs);
    expect(await titleSeenBy(other, id)).toBe('Battery storage engineer');
  });

  it('is seen after any number of others, by old and new instances', async () => {
    const { id } = await test.create('jobs');
    expect(await titleSeenBy(other, id)).toBe('Battery storage engineer');
    for (let round = 1; round <= 25; round += 1) {
      await test.rename(id, `Title ${round}`);
      if (round % 6 === 0) expect(await titleSeenBy(writer, id)).toBe(`Title ${round}`);
    }
    other.clock.advance(maxAgeMs);
    expect(await titleSeenBy(other, id)).toBe('Title 25');
    const fresh = await test.startInstance();
    expect(await titleSeenBy(fresh, id)).toBe('Title 25');
  });
});
