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

/** Stores a session as another tab does, with a storage event. */
function storeElsewhere(id: string): void {
  localStorage.setItem(KEY, id);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: id }));
}

test('finds a session that another tab has already stored', async () => {
  storeElsewhere('new');
  expect(await isSessionReplaced('old')).toBe(true);
});

test('finds a session that appears only a moment after the refusal', async () => {
  const isReplaced = isSessionReplaced('old');
  setTimeout(() => storeElsewhere('new'), 20);
  expect(await isReplaced).toBe(true);
});

test('gives up after a second, and at once if no session is left', async () => {
  vi.useFakeTimers();
  const isReplaced = isSessionReplaced('old');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await isReplaced).toBe(false);
  vi.useRealTimers();
  localStorage.removeItem(KEY);
  expect(await isSessionReplaced('old')).toBe(false);
});

test("sends this tab's session whatever another stores, and none after logging out", () => {
  storeElsewhere('new');
  expect(readSessionId()).toBe('old');
  expect(readStoredSessionId()).toBe('new');
  localStorage.removeItem(KEY);
  expect(readSessionId()).toBeNull();
});

test('ends a session without removing its replacement, and sends none afterwards', () => {
  storeElsewhere('new');
  removeSessionId();
  expect(readStoredSessionId()).toBe('new');
  expect(readSessionId()).toBeNull();
  storeSessionId('mine');
  removeSessionId();
  expect(readStoredSessionId()).toBeNull();
});
