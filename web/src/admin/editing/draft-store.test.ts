import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Draft,
  type DraftKey,
  readDraft,
  removeDraft,
  sweepDrafts,
  writeDraft,
} from './draft-store';

const NOW = Date.parse('2026-11-21T14:32:00.000Z');
const DAY = 86_400_000;
const empty = { title: '', isActive: true };
const key: DraftKey = { username: 'anna', kind: 'jobs', id: '1042' };
const draft: Draft<typeof empty> = {
  savedAt: new Date(NOW).toISOString(),
  values: { title: 'Grid planner', isActive: false },
  base: { version: 3, values: { title: 'Planner', isActive: true } },
};

beforeEach(() => writeDraft(key, draft));

test('a draft comes back as it was left', () => {
  expect(readDraft(key, empty, NOW)).toEqual(draft);
});

test.each([
  ['another admin', { ...key, username: 'ben' }],
  ['another item', { ...key, id: '1043' }],
  ['another kind', { ...key, kind: 'testimonials' }],
  ['a new item', { ...key, id: undefined }],
] as const)('it is not offered to %s', (_, other) => {
  expect(readDraft(other, empty, NOW)).toBeUndefined();
});

test('an item that is called "new" is no new item', () => {
  writeDraft({ ...key, id: 'new' }, draft);
  expect(readDraft({ ...key, id: undefined }, empty, NOW)).toBeUndefined();
});

test('a new item’s draft has nothing that it is based on', () => {
  const fresh = { ...key, id: undefined };
  writeDraft(fresh, { ...draft, base: null });
  expect(readDraft(fresh, empty, NOW)?.base).toBeNull();
});

test('it is offered for seven days', () => {
  expect(readDraft(key, empty, NOW + 7 * DAY)).toBeDefined();
  expect(readDraft(key, empty, NOW + 7 * DAY + 1)).toBeUndefined();
});

test('it is gone once it has been removed', () => {
  removeDraft(key);
  expect(readDraft(key, empty, NOW)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('fields that the form did not have then are empty, and those it lost are dropped', () => {
  const form = { title: '', salary: '', isActive: 'a text meanwhile' };
  expect(readDraft(key, form, NOW)?.values).toEqual({
    title: 'Grid planner',
    salary: '',
    isActive: 'a text meanwhile',
  });
});

test.each(['{broken', '{}', '{"format":2}'])('%s is no draft', (text) => {
  const name = localStorage.key(0)!;
  localStorage.setItem(name, text);
  expect(readDraft(key, empty, NOW)).toBeUndefined();
});

test('a sweep takes what is old or broken, and nothing else', () => {
  const old = { ...key, id: '1' };
  writeDraft(old, { ...draft, savedAt: new Date(NOW - 8 * DAY).toISOString() });
  localStorage.setItem('draft:anna:jobs:2', '{broken');
  localStorage.setItem('theme', 'dark');
  sweepDrafts(NOW);
  expect(readDraft(key, empty, NOW)).toBeDefined();
  expect(Object.keys(localStorage).sort()).toEqual(['draft:anna:jobs:1042', 'theme']);
});

test('storage that is full or blocked is told, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(writeDraft(key, draft)).toBe(false);
  expect(readDraft(key, empty, NOW)).toBeUndefined();
  expect(() => {
    removeDraft(key);
    sweepDrafts(NOW);
  }).not.toThrow();
});
