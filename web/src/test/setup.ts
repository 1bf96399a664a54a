import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { goOnWithSession } from '@/shared/api/session-storage';
import { forgetMessages } from '@/shared/ui/toast/recent-messages';
import { computedStyle } from './computed-style';
import { server } from './fake-api';
import { replaceLabels } from './labels';
import { matchMedia, restoreMotion } from './match-media';

configure({
  // Lazily loaded pages are slow on a busy machine.
  asyncUtilTimeout: 10_000,
  // By default each attempt of a waiting query prints the whole document into an unread error: a
  // tenth of the time. Use `screen.debug()` to print it.
  getElementError: (message) => new Error(message ?? 'The query has found nothing'),
});

// React records the call stack of up to 10,000 elements a second, for warnings that no test reads.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});

// jsdom lacks these; components only need them to exist.
class NeverObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, {
  matchMedia,
  scrollTo: () => undefined,
  getComputedStyle: computedStyle,
  ResizeObserver: NeverObserver,
  IntersectionObserver: NeverObserver,
});
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollBy: () => undefined,
  scrollTo: () => undefined,
  animate: () => ({
    currentTime: 0,
    effect: { setKeyframes: () => undefined, updateTiming: () => undefined },
    pause: () => undefined,
    play: () => undefined,
    cancel: () => undefined,
  }),
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

replaceLabels();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

// An unexpected console.error fails its test; a test that expects one spies on it.
let consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// Test files of a worker share its document and modules, so every test must clean up.
afterEach(() => {
  cleanup();
  restoreMotion();
  forgetMessages();
  vi.useRealTimers();
  server.resetHandlers();
  server.events.removeAllListeners();
  localStorage.clear();
  goOnWithSession(undefined);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  expect(consoleError.mock.calls, 'unexpected console.error').toEqual([]);
  // A page that stays mounted would react to events of later tests.
  expect(onlineManager.hasListeners(), 'a query client is still mounted').toBe(false);
  expect(onlineManager.isOnline(), 'requests still wait for a connection').toBe(true);
});

afterAll(async () => {
  // A part that still loads when its file ends would never load for the worker's later files.
  await vi.dynamicImportSettled();
  server.close();
});
