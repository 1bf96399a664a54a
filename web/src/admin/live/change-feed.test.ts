import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ownWrites as OwnWritesOf } from '@/admin/requests/own-writes';
import type { ChangeFeed } from './change-feed';
import { createLiveStore, keyOfItem } from './live-store';

type OwnWrites = typeof OwnWritesOf;

let count = 0;
let store: ReturnType<typeof createLiveStore>;
let changeFeed: ChangeFeed;
let ownWrites: OwnWrites;

beforeEach(async () => {
  // What a tab has written is told to the whole tab: here it is a new one each time.
  vi.resetModules();
  const { createChangeFeed } = await import('./change-feed');
  ({ ownWrites } = await import('@/admin/requests/own-writes'));
  store = createLiveStore();
  changeFeed = createChangeFeed({ queryClient: new QueryClient(), store, username: 'ana' });
  changeFeed.receiveChanges([]);
  return changeFeed.close;
});

/** A note as Firestore gives it. */
function note(id: string, version: number, part: { by: string; action: string }) {
  count += 1;
  const at = { toMillis: () => count, toDate: () => new Date(count) };
  return {
    noteId: `changeFeed-note-${count}`,
    kind: 'jobs',
    id,
    historyId: id,
    title: 'Grid planner',
    version,
    at,
    expiresAt: at,
    ...part,
  };
}

const markOf = (id: string) => store.get().marks.get(keyOfItem('jobs', id));

describe('a mark', () => {
  test('tells what another did last', () => {
    const changed = note('changeFeed-1', 2, { by: 'ben', action: 'updated' });
    changeFeed.receiveChanges([changed]);
    expect(markOf('changeFeed-1')).toMatchObject({ by: 'ben', action: 'updated' });
    changeFeed.receiveChanges([note('changeFeed-1', 2, { by: 'ben', action: 'deleted' }), changed]);
    expect(markOf('changeFeed-1')).toMatchObject({ by: 'ben', action: 'deleted' });
  });

  test('goes when this tab changes the item after it', async () => {
    const deleted = note('changeFeed-2', 2, { by: 'ben', action: 'deleted' });
    const other = note('changeFeed-3', 2, { by: 'ben', action: 'updated' });
    changeFeed.receiveChanges([other, deleted]);
    expect(markOf('changeFeed-2')).toMatchObject({ action: 'deleted' });
    await ownWrites.track('versions.restore', {}, async () => ({
      kind: 'jobs',
      id: 'changeFeed-2',
      version: 3,
    }));
    changeFeed.receiveChanges([
      note('changeFeed-2', 3, { by: 'ana', action: 'restored' }),
      other,
      deleted,
    ]);
    expect(markOf('changeFeed-2')).toBeUndefined();
    expect(markOf('changeFeed-3')).toMatchObject({ action: 'updated' });
  });
});

test('a tab that shows an item of no kind of the contract is left out', async () => {
  const { toTabs } = await import('./change-feed');
  const at = { toMillis: () => 1_000, toDate: () => new Date(1_000) };
  const tab = (tabId: string, kind: string) => ({
    tabId,
    username: 'ben',
    since: at,
    at,
    item: { kind, id: '1001' },
    isEditing: false,
    expiresAt: at,
  });
  const shown = toTabs([tab('known', 'jobs'), tab('unknown', 'admins')], 1_000, () => false);
  expect(shown.map(({ tabId }) => tabId)).toEqual(['known']);
});
