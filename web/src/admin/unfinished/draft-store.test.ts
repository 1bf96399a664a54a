import { UNFINISHED_FORM_DAYS } from '@torque-tide/contract/unfinished-forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, openDraftStore, sweepDrafts } from './draft-store';

const NOW = Date.parse('2026-11-21T14:32:00.000Z');
const DAY = 86_400_000;
const store = openDraftStore('anna');
const draft: Draft = {
  id: 'abcdefgh12345678',
  kind: 'jobs',
  itemId: '1042',
  title: 'Grid planner',
  savedAt: new Date(NOW).toISOString(),
  writer: 'browser1.tab00001',
  values: { title: 'Grid planner', isActive: false },
  base: { version: 3, values: { title: 'Planner', isActive: true } },
  version: null,
  isSent: false,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  store.write(draft);
});
afterEach(() => vi.useRealTimers());

test('a draft comes back as it was left', () => {
  expect(store.read(draft.id)).toEqual(draft);
  expect(store.list()).toEqual([draft]);
});

test('each form has one of its own', () => {
  const other = { ...draft, id: 'zzzzzzzz12345678', itemId: null, base: null };
  store.write(other);
  expect(store.list()).toHaveLength(2);
  store.remove(draft.id);
  expect(store.list()).toEqual([other]);
});

test('another admin of the same browser has none of it', () => {
  for (const name of ['ben', 'anna.b', 'ann']) {
    expect(openDraftStore(name).list()).toEqual([]);
    expect(openDraftStore(name).read(draft.id)).toBeUndefined();
  }
});

test('it is offered for 30 days', () => {
  vi.setSystemTime(NOW + UNFINISHED_FORM_DAYS * DAY);
  expect(store.read(draft.id)).toBeDefined();
  vi.setSystemTime(NOW + UNFINISHED_FORM_DAYS * DAY + 1);
  expect(store.read(draft.id)).toBeUndefined();
  expect(store.list()).toEqual([]);
});

test.each(['{broken', '{}', '{"format":1}'])('%s is no draft', (text) => {
  localStorage.setItem(localStorage.key(0)!, text);
  expect(store.list()).toEqual([]);
});

test('what was given up is remembered by its version, until the server has heard of it', () => {
  store.givenUp.add(draft.id, 4);
  expect(store.givenUp.list()).toEqual([{ id: draft.id, version: 4 }]);
  expect(openDraftStore('ben').givenUp.list()).toEqual([]);
  store.givenUp.remove(draft.id);
  expect(store.givenUp.list()).toEqual([]);
});

test('a sweep takes what is old or broken, and nothing else', () => {
  store.write({ ...draft, id: 'old', savedAt: new Date(NOW - 31 * DAY).toISOString() });
  localStorage.setItem('draft:anna:2', '{broken');
  localStorage.setItem('theme', 'dark');
  sweepDrafts(NOW);
  expect(Object.keys(localStorage).sort()).toEqual([`draft:anna:${draft.id}`, 'theme']);
});

test('storage that is full or blocked is told, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(store.write(draft)).toBe(false);
  expect(store.read(draft.id)).toBeUndefined();
  expect(() => {
    store.remove(draft.id);
    store.givenUp.add(draft.id, 1);
    sweepDrafts(NOW);
  }).not.toThrow();
});
