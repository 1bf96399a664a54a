import { beforeEach, expect, test, vi } from 'vitest';
import {
  isSessionReplaced,
  readSessionId,
  readStoredSessionId,
  removeSessionId,
  storeSessionId,
} from './session-storage';

const KEY = 'adminSessionId';

beforeEach(() => storeSessionId('old'));

/** Stores a session as another tab does: this one hears of it by an event. */
function storeElsewhere(id: string): void {
  localStorage.setItem(KEY, id);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: id }));
}

test('a session that another tab stored already has come in the place of the refused one', async () => {
  storeElsewhere('new');
  expect(await isSessionReplaced('old')).toBe(true);
});

test('one that is seen here only a moment after the refusal has, too', async () => {
  const isReplaced = isSessionReplaced('old');
  setTimeout(() => storeElsewhere('new'), 20);
  expect(await isReplaced).toBe(true);
});

test('none has where nothing is stored for a second, and at once where none is left', async () => {
  vi.useFakeTimers();
  const isReplaced = isSessionReplaced('old');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await isReplaced).toBe(false);
  vi.useRealTimers();
  localStorage.removeItem(KEY);
  expect(await isSessionReplaced('old')).toBe(false);
});

test('calls carry the session of this tab, whatever another one stores, and none where that logs out', () => {
  storeElsewhere('new');
  expect(readSessionId()).toBe('old');
  expect(readStoredSessionId()).toBe('new');
  localStorage.removeItem(KEY);
  expect(readSessionId()).toBeNull();
});

test('the end of a session forgets no other that stands in its place, and has calls carry none', () => {
  storeElsewhere('new');
  removeSessionId();
  expect(readStoredSessionId()).toBe('new');
  expect(readSessionId()).toBeNull();
  storeSessionId('mine');
  removeSessionId();
  expect(readStoredSessionId()).toBeNull();
});
