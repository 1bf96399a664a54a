import {
  UNFINISHED_FORM_DAYS,
  UNFINISHED_VALUES_MAX,
} from '@torque-tide/contract/unfinished-forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptForm, openFormStore, sweepForms } from './form-store';

const NOW = Date.parse('2026-11-21T14:32:00.000Z');
const DAY = 86_400_000;
const store = openFormStore('anna');
const form: KeptForm = {
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
  store.write(form);
});
afterEach(() => vi.useRealTimers());

test('a form comes back as it was left', () => {
  expect(store.read(form.id)).toEqual(form);
  expect(store.list()).toEqual([form]);
});

test('each form has one of its own', () => {
  const other = { ...form, id: 'zzzzzzzz12345678', itemId: null, base: null };
  store.write(other);
  expect(store.list()).toHaveLength(2);
  store.remove(form.id);
  expect(store.list()).toEqual([other]);
});

test('another admin of the same browser has none of it', () => {
  for (const name of ['ben', 'anna.b', 'ann']) {
    expect(openFormStore(name).list()).toEqual([]);
    expect(openFormStore(name).read(form.id)).toBeUndefined();
  }
});

test('it is offered for 30 days', () => {
  vi.setSystemTime(NOW + UNFINISHED_FORM_DAYS * DAY);
  expect(store.read(form.id)).toBeDefined();
  vi.setSystemTime(NOW + UNFINISHED_FORM_DAYS * DAY + 1);
  expect(store.read(form.id)).toBeUndefined();
  expect(store.list()).toEqual([]);
});

test.each(['{broken', '{}', '{"format":1}'])('%s is no form that was kept', (text) => {
  localStorage.setItem(localStorage.key(0)!, text);
  expect(store.list()).toEqual([]);
});

test('what was given up is remembered by its version, until the server has heard of it', () => {
  store.givenUp.add(form.id, 4);
  expect(store.givenUp.list()).toEqual([{ id: form.id, version: 4 }]);
  expect(openFormStore('ben').givenUp.list()).toEqual([]);
  store.givenUp.remove(form.id);
  expect(store.givenUp.list()).toEqual([]);
});

test('a sweep takes what is old or broken, and nothing else', () => {
  store.write({ ...form, id: 'old', savedAt: new Date(NOW - 31 * DAY).toISOString() });
  localStorage.setItem('draft:anna:2', '{broken');
  localStorage.setItem('theme', 'dark');
  sweepForms();
  expect(Object.keys(localStorage).sort()).toEqual([`draft:anna:${form.id}`, 'theme']);
});

test('a form that is too long for the account is kept here all the same', () => {
  const values = { description: 'x'.repeat(UNFINISHED_VALUES_MAX + 1) };
  const long = { ...form, values, base: { version: 3, values } };
  store.write(long);
  sweepForms();
  expect(store.read(form.id)).toEqual(long);
  expect(store.list()).toEqual([long]);
});

test('storage that is full or blocked is told, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(store.write(form)).toBe(false);
  expect(store.read(form.id)).toBeUndefined();
  expect(() => {
    store.remove(form.id);
    store.givenUp.add(form.id, 1);
    sweepForms();
  }).not.toThrow();
});
