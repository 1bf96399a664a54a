import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { type Draft, openDraftStore } from './draft-store';
import { createDraftSync, SEND_PAUSE_MS, type UnfinishedApi } from './draft-sync';

const store = openDraftStore('anna');
const draft: Draft = {
  id: 'abcdefgh12345678',
  kind: 'jobs',
  itemId: null,
  title: 'Half a job',
  savedAt: '2026-11-21T14:32:00.000Z',
  writer: 'browser1.tab00001',
  values: { title: 'Half a job' },
  base: null,
  version: null,
  isSent: false,
};
const answer = (version: number, id = draft.id): UnfinishedFormSummary => ({
  id,
  kind: 'jobs',
  itemId: null,
  title: '',
  savedAt: draft.savedAt,
  writer: draft.writer,
  browser: 'Firefox on Linux',
  version,
});
const refused = (status: number, message = 'No') =>
  new ApiError(status, 'No', '', { success: false, message, error: { code: 'stale' } });

const api = {
  create: vi.fn<UnfinishedApi['create']>(),
  update: vi.fn<UnfinishedApi['update']>(),
  remove: vi.fn<UnfinishedApi['remove']>(),
};
const told = { onSent: vi.fn(), onGone: vi.fn(), onProblem: vi.fn() };
let sync: ReturnType<typeof createDraftSync>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(draft.savedAt) });
  vi.resetAllMocks();
  api.create.mockImplementation(({ id }) => Promise.resolve(answer(1, id)));
  api.update.mockImplementation((id, version) => Promise.resolve(answer(version + 1, id)));
  api.remove.mockResolvedValue({});
  sync = createDraftSync({ store, api, ...told });
});
afterEach(() => vi.useRealTimers());

const later = { ...draft, savedAt: '2026-11-21T14:33:00.000Z', title: 'More of it' };

describe('sending', () => {
  test('waits until typing has paused, and sends what is there then', async () => {
    store.write(draft);
    sync.note(draft.id);
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS - 1);
    store.write(later);
    sync.note(draft.id);
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS - 1);
    expect(api.create).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(api.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: draft.id, title: 'More of it' }),
    );
    expect(store.read(draft.id)).toMatchObject({ version: 1, isSent: true });
  });

  test('is at once when the page is left, and goes on from the version that the server gave', async () => {
    store.write(draft);
    sync.note(draft.id);
    await sync.flush();
    store.write({ ...later, version: 1 });
    sync.note(draft.id);
    await sync.flush();
    expect(api.update).toHaveBeenCalledExactlyOnceWith(
      draft.id,
      1,
      expect.objectContaining({ title: 'More of it' }),
    );
    expect(store.read(draft.id)).toMatchObject({ version: 2, isSent: true });
  });

  test('does not count what was typed while it was on its way as sent', async () => {
    api.create.mockImplementation(() => {
      store.write(later);
      return Promise.resolve(answer(1));
    });
    store.write(draft);
    await sync.sendAll();
    expect(store.read(draft.id)).toMatchObject({ title: 'More of it', version: 1, isSent: false });
  });

  test('that fails is done the next time, in a later visit too', async () => {
    api.create.mockRejectedValueOnce(new TypeError('offline'));
    store.write(draft);
    await sync.sendAll();
    expect(store.read(draft.id)).toMatchObject({ isSent: false });
    await createDraftSync({ store, api, ...told }).sendAll();
    expect(store.read(draft.id)).toMatchObject({ isSent: true });
  });

  test('that is refused for good is told, and the draft stays here', async () => {
    api.create.mockRejectedValueOnce(refused(409, 'An account keeps 40.'));
    store.write(draft);
    await sync.sendAll();
    expect(told.onProblem).toHaveBeenCalledWith(
      'It is kept in this browser alone. An account keeps 40.',
    );
    expect(store.read(draft.id)).toEqual(draft);
  });
});

describe('what another tab or computer has written', () => {
  test('stays, and this copy becomes a form of its own', async () => {
    api.update.mockRejectedValueOnce(refused(412));
    store.write({ ...draft, version: 3 });
    await sync.sendAll();
    const next = sync.idNow(draft.id);
    expect(next).toMatch(/^[a-z0-9]{16}$/);
    expect(next).not.toBe(draft.id);
    expect(api.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: next, title: draft.title }),
    );
    expect(store.list()).toEqual([{ ...draft, id: next, version: 1, isSent: true }]);
  });

  test('or given up, is made anew by who goes on typing', async () => {
    api.update.mockRejectedValueOnce(refused(404));
    store.write({ ...draft, version: 3 });
    await sync.sendAll();
    expect(api.create).toHaveBeenCalledTimes(1);
    expect(store.read(draft.id)).toMatchObject({ version: 1, isSent: true });
  });
});

describe('giving up', () => {
  test('what was never sent asks the server nothing', async () => {
    store.write(draft);
    sync.note(draft.id);
    sync.giveUp(draft.id);
    await sync.sendAll();
    expect(store.list()).toEqual([]);
    expect(store.givenUp.list()).toEqual([]);
    expect(api.create).not.toHaveBeenCalled();
    expect(api.remove).not.toHaveBeenCalled();
  });

  test('takes it from the server by the version that was seen', async () => {
    store.write({ ...draft, version: 3, isSent: true });
    sync.giveUp(draft.id);
    expect(store.list()).toEqual([]);
    await sync.flush();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith(draft.id, 3);
    expect(told.onGone).toHaveBeenCalledWith(draft.id);
    expect(store.givenUp.list()).toEqual([]);
  });

  test('while it is on its way takes what arrived', async () => {
    api.create.mockImplementation(() => {
      sync.giveUp(draft.id);
      return Promise.resolve(answer(1));
    });
    store.write(draft);
    await sync.sendAll();
    await sync.flush();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith(draft.id, 1);
    expect(store.list()).toEqual([]);
  });

  test('offline is remembered', async () => {
    api.remove.mockRejectedValueOnce(new TypeError('offline'));
    store.write({ ...draft, version: 3, isSent: true });
    sync.giveUp(draft.id);
    await sync.flush();
    expect(store.givenUp.list()).toEqual([{ id: draft.id, version: 3 }]);
    await sync.sendAll();
    expect(store.givenUp.list()).toEqual([]);
  });

  test('what somebody has written since leaves it to them', async () => {
    api.remove.mockRejectedValueOnce(refused(412));
    store.write({ ...draft, version: 3, isSent: true });
    sync.giveUp(draft.id);
    await sync.flush();
    expect(store.givenUp.list()).toEqual([]);
  });
});
