import { type AccountViews, type SavedView, VIEWS_MAX } from '@torque-tide/contract/saved-views';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { createSavedViews, mergeViews, type SavedViewsApi } from './saved-views';

const view = (name: string, search = `q=${name}`): SavedView => ({ name, search });
const names = (views: readonly SavedView[]) => views.map(({ name }) => name);

/** The account, as the server keeps it. */
let account: AccountViews;
let isOffline: boolean;
const api: SavedViewsApi = {
  get: async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return account;
  },
  put: async (views, ifVersion) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (ifVersion !== account.version) throw new ApiError(412, 'Precondition Failed', '');
    account = { views, version: account.version + 1 };
    return account;
  },
};

beforeEach(() => {
  localStorage.clear();
  account = { views: [], version: 0 };
  isOffline = false;
});

describe('two sides of the same views', () => {
  test.each<[string, SavedView[], SavedView[], SavedView[], SavedView[]]>([
    ['both add', [], [view('a')], [view('b')], [view('a'), view('b')]],
    ['one adds, one removes', [view('a')], [view('a'), view('b')], [], [view('b')]],
    ['here removes', [view('a'), view('b')], [view('b')], [view('a'), view('b')], [view('b')]],
    ['both change', [view('a')], [view('a', 'here')], [view('a', 'there')], [view('a', 'here')]],
    ['there changes', [view('a')], [view('a')], [view('a', 'there')], [view('a', 'there')]],
    ['here removes, there changes', [view('a')], [], [view('a', 'x')], [view('a', 'x')]],
    ['here changes, there removes', [view('a')], [view('a', 'x')], [], [view('a', 'x')]],
  ])('%s', (_, base, here, there, expected) => {
    expect(mergeViews(base, here, there)).toEqual(expected);
  });
});

test('what is saved in one browser is in the other, and what is removed is gone there', async () => {
  const one = createSavedViews('ana', api);
  one.save('Drafts', 'state=draft');
  await one.sync();
  localStorage.clear();
  const other = createSavedViews('ana', api);
  await other.sync();
  expect(other.list()).toEqual([{ name: 'Drafts', search: 'state=draft' }]);
  other.remove('Drafts');
  await other.sync();
  expect(account.views).toEqual([]);
});

test('of two browsers that change at once nothing is lost', async () => {
  const views = createSavedViews('ana', api);
  const { put } = api;
  let isFirst = true;
  const raced = createSavedViews('ana', {
    ...api,
    put: async (next, ifVersion) => {
      // Another browser is quicker, once.
      if (isFirst) {
        isFirst = false;
        await put([view('theirs')], account.version);
      }
      return put(next, ifVersion);
    },
  });
  raced.save('ours', 'q=ours');
  await raced.sync();
  expect(names(account.views)).toEqual(['ours', 'theirs']);
  expect(names(views.list())).toEqual(['ours', 'theirs']);
});

test('offline they are kept here, and sent when it is possible', async () => {
  isOffline = true;
  const views = createSavedViews('ana', api);
  views.save('Drafts', 'state=draft');
  await views.sync();
  expect(names(createSavedViews('ana', api).list())).toEqual(['Drafts']);
  isOffline = false;
  await views.sync();
  expect(names(account.views)).toEqual(['Drafts']);
});

test('what the browser had before goes to the first account, and to no other', async () => {
  localStorage.setItem('adminJobViews', JSON.stringify([view('old')]));
  expect(names(createSavedViews('ana', api).list())).toEqual(['old']);
  expect(createSavedViews('ben', api).list()).toEqual([]);
});

test('what somebody else wrote into the storage counts for nothing', () => {
  localStorage.setItem('adminJobViews:ana', '{"views":[{"name":""}]}');
  expect(createSavedViews('ana', api).list()).toEqual([]);
});

test('one more than there is room for is refused, and takes no other away', () => {
  const views = createSavedViews('ana', api);
  const all = Array.from({ length: VIEWS_MAX }, (_, at) => `View ${at + 10}`);
  for (const name of all) expect(views.save(name, '')).toBe(true);
  expect(views.save('A view before all others', '')).toBe(false);
  expect(names(views.list())).toEqual(all);
  // One that is there is replaced.
  expect(views.save('View 10', 'q=other')).toBe(true);
  expect(names(views.list())).toEqual(all);
});
