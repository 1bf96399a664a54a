import { LISTED_KINDS } from '@torque-tide/contract/content-kinds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
async function start(options: Parameters<typeof startTwoInstances>[1]): Promise<void> {
  test = await startTwoInstances('edits', options);
  ({ writer, other } = test);
}
afterEach(() => test.stop());

describe.each([
  ['as in production', FRESHNESS.maxAgeMs],
  ['at once', 0],
])('where a memory is old %s', (_, maxAgeMs) => {
  beforeEach(() => start({ maxAgeMs }));

  describe.each(LISTED_KINDS)('an edit: %s', (kind) => {
    it('is seen at once by the admin everywhere, and by visitors of the instance that made it', async () => {
      const first = await test.create(kind);
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
    });

    it('is seen by visitors of another instance when its memory is old', async () => {
      const { id } = await test.create(kind);
      expect(await idsSeenBy(other, kind)).toEqual([id]);
      await writer.asAdmin(`${kind}.delete`, { params: { id } });
      other.clock.advance(maxAgeMs);
      expect(await idsSeenBy(other, kind)).toEqual([]);
      await writer.asAdmin('versions.restore', {
        params: { kind, id },
        body: { version: 2, as: 'both' },
      });
      other.clock.advance(maxAgeMs);
      expect(await idsSeenBy(other, kind)).toEqual([id]);
    });
  });

  describe('an edit of a job', () => {
    it('takes it off other instances within the bound when it becomes inactive', async () => {
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

    it('is seen however many there were, by instances old and new', async () => {
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
});

it.each(LISTED_KINDS)('thirty seconds, and no less, are the age of a memory: %s', async (kind) => {
  await start({});
  const { id } = await test.create(kind);
  expect(await idsSeenBy(other, kind)).toEqual([id]);
  await writer.asAdmin(`${kind}.delete`, { params: { id } });
  other.clock.advance(30_000 - 1);
  expect(await idsSeenBy(other, kind)).toEqual([id]);
  other.clock.advance(1);
  expect(await idsSeenBy(other, kind)).toEqual([]);
});
