import { LISTED_KINDS, PUBLISHED_KINDS } from '@torque-tide/contract/content-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRESHNESS } from '../../src/published/content';
import { idsSeenBy } from '../support/two-instances';
import { useTwoInstances } from '../support/use-api';

interface Item {
  id: string;
}

const { maxAgeMs } = FRESHNESS;
const test = useTwoInstances('edits', { maxAgeMs }, [beforeAll, afterAll]);
const { writer, other } = test;

describe('an edit', () => {
  it('reaches other instances within thirty seconds', () => {
    expect(maxAgeMs).toBe(30_000);
  });

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
