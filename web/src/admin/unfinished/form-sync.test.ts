import {
  UNFINISHED_VALUE_MAX,
  type UnfinishedFormSummary,
} from '@torque-tide/contract/unfinished-forms';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { type KeptForm, openFormStore } from './form-store';
import { createFormSync, SEND_PAUSE_MS, type UnfinishedApi } from './form-sync';

const store = openFormStore('anna');
const form: KeptForm = {
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
const answer = (version: number, id = form.id): UnfinishedFormSummary => ({
  id,
  kind: 'jobs',
  itemId: null,
  title: '',
  savedAt: form.savedAt,
  writer: form.writer,
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
let sync: ReturnType<typeof createFormSync>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(form.savedAt) });
  vi.resetAllMocks();
  api.create.mockImplementation(({ id }) => Promise.resolve(answer(1, id)));
  api.update.mockImplementation((id, version) => Promise.resolve(answer(version + 1, id)));
  api.remove.mockResolvedValue({ id: form.id });
  sync = createFormSync({ store, api, ...told });
});
afterEach(() => vi.useRealTimers());

const later = { ...form, savedAt: '2026-11-21T14:33:00.000Z', title: 'More of it' };

describe('sending', () => {
  test('waits until typing has paused, and sends what is there then', async () => {
    store.write(form);
    sync.note(form.id);
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS - 1);
    store.write(later);
    sync.note(form.id);
    await vi.advanceTimersByTimeAsync(SEND_PAUSE_MS - 1);
    expect(api.create).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(api.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: form.id, title: 'More of it' }),
    );
    expect(store.read(form.id)).toMatchObject({ version: 1, isSent: true });
  });

  test('is at once when the page is left, and goes on from the version that the server gave', async () => {
    store.write(form);
    sync.note(form.id);
    await sync.flush();
    store.write({ ...later, version: 1 });
    sync.note(form.id);
    await sync.flush();
    expect(api.update).toHaveBeenCalledExactlyOnceWith(
      form.id,
      1,
      expect.objectContaining({ title: 'More of it' }),
    );
    expect(store.read(form.id)).toMatchObject({ version: 2, isSent: true });
  });

  test('does not count what was typed while it was on its way as sent', async () => {
    api.create.mockImplementation(() => {
      store.write(later);
      return Promise.resolve(answer(1));
    });
    store.write(form);
    await sync.sendAll();
    expect(store.read(form.id)).toMatchObject({ title: 'More of it', version: 1, isSent: false });
  });

  test('that fails is done the next time, in a later visit too', async () => {
    api.create.mockRejectedValueOnce(new TypeError('offline'));
    store.write(form);
    await sync.sendAll();
    expect(store.read(form.id)).toMatchObject({ isSent: false });
    await createFormSync({ store, api, ...told }).sendAll();
    expect(store.read(form.id)).toMatchObject({ isSent: true });
  });

  test('that is refused for good is told, and the form stays here', async () => {
    api.create.mockRejectedValueOnce(refused(409, 'An account keeps 40.'));
    store.write(form);
    await sync.sendAll();
    expect(told.onProblem).toHaveBeenCalledWith(
      form.id,
      'It is kept in this browser alone. An account keeps 40.',
    );
    expect(store.read(form.id)).toEqual(form);
  });
});

describe('what the account does not take', () => {
  const tooLong = { ...form, values: { description: 'x'.repeat(UNFINISHED_VALUE_MAX + 1) } };

  test('since it is too long is told with the limits, and stays here', async () => {
    api.create.mockRejectedValue(refused(400, 'Some fields are not valid'));
    store.write(tooLong);
    await sync.sendAll();
    expect(told.onProblem).toHaveBeenCalledExactlyOnceWith(
      form.id,
      'It is kept in this browser alone. It is too long for the account, which takes 40,000 characters of a field and 80,000 of a form.',
    );
    expect(store.list()).toEqual([tooLong]);
  });

  test('since it has too many bytes is told so', async () => {
    api.create.mockRejectedValue(refused(413, 'The body is larger than 256 KiB'));
    store.write(form);
    await sync.sendAll();
    expect(told.onProblem).toHaveBeenCalledExactlyOnceWith(
      form.id,
      'It is kept in this browser alone. It is too long for the account.',
    );
  });

  test.each([400, 413])(
    'with a %i is sent once for each change, and told until it is taken',
    async (status) => {
      api.create.mockRejectedValue(refused(status));
      store.write(tooLong);
      await sync.sendAll();
      await sync.sendAll();
      sync.note(form.id);
      await sync.flush();
      expect(api.create).toHaveBeenCalledTimes(1);
      store.write({ ...tooLong, savedAt: later.savedAt });
      await sync.sendAll();
      await sync.sendAll();
      expect(api.create).toHaveBeenCalledTimes(2);
      expect(told.onProblem).not.toHaveBeenCalledWith(form.id, undefined);
      api.create.mockResolvedValue(answer(1));
      store.write({ ...later, savedAt: '2026-11-21T14:34:00.000Z' });
      await sync.sendAll();
      expect(told.onProblem).toHaveBeenLastCalledWith(form.id, undefined);
    },
  );
});

describe('what another tab or computer has written', () => {
  test('stays, and this copy becomes a form of its own', async () => {
    api.update.mockRejectedValueOnce(refused(412));
    store.write({ ...form, version: 3 });
    await sync.sendAll();
    const next = sync.idNow(form.id);
    expect(next).toMatch(/^[a-z0-9]{16}$/);
    expect(next).not.toBe(form.id);
    expect(api.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: next, title: form.title }),
    );
    expect(store.list()).toEqual([{ ...form, id: next, version: 1, isSent: true }]);
  });

  test('or given up, is made anew by who goes on typing', async () => {
    api.update.mockRejectedValueOnce(refused(404));
    store.write({ ...form, version: 3 });
    await sync.sendAll();
    expect(api.create).toHaveBeenCalledTimes(1);
    expect(store.read(form.id)).toMatchObject({ version: 1, isSent: true });
  });
});

describe('where this browser has no room for more', () => {
  const fill = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

  test('a copy that came too late stays as it is, and that is told', async () => {
    api.update.mockRejectedValue(refused(412, 'Another tab has written it.'));
    store.write({ ...form, version: 3 });
    fill();
    await sync.sendAll();
    expect(store.list()).toEqual([{ ...form, version: 3 }]);
    expect(sync.idNow(form.id)).toBe(form.id);
    expect(told.onProblem).toHaveBeenCalledExactlyOnceWith(
      form.id,
      'It is kept in this browser alone. Another tab has written it.',
    );
  });

  test('one that the account has no more is asked about once', async () => {
    api.update.mockRejectedValueOnce(refused(404)).mockRejectedValueOnce(refused(404));
    store.write({ ...form, version: 3 });
    fill();
    await sync.sendAll();
    expect(api.update).toHaveBeenCalledTimes(1);
    expect(store.list()).toEqual([{ ...form, version: 3 }]);
  });
});

describe('giving up', () => {
  test('what was never sent asks the server nothing', async () => {
    store.write(form);
    sync.note(form.id);
    sync.giveUp(form.id);
    await sync.sendAll();
    expect(store.list()).toEqual([]);
    expect(store.givenUp.list()).toEqual([]);
    expect(api.create).not.toHaveBeenCalled();
    expect(api.remove).not.toHaveBeenCalled();
  });

  test('takes it from the server by the version that was seen', async () => {
    store.write({ ...form, version: 3, isSent: true });
    sync.giveUp(form.id);
    expect(store.list()).toEqual([]);
    await sync.flush();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith(form.id, 3);
    expect(told.onGone).toHaveBeenCalledWith(form.id);
    expect(store.givenUp.list()).toEqual([]);
  });

  test('while it is on its way takes what arrived', async () => {
    api.create.mockImplementation(() => {
      sync.giveUp(form.id);
      return Promise.resolve(answer(1));
    });
    store.write(form);
    await sync.sendAll();
    await sync.flush();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith(form.id, 1);
    expect(store.list()).toEqual([]);
  });

  test('offline is remembered', async () => {
    api.remove.mockRejectedValueOnce(new TypeError('offline'));
    store.write({ ...form, version: 3, isSent: true });
    sync.giveUp(form.id);
    await sync.flush();
    expect(store.givenUp.list()).toEqual([{ id: form.id, version: 3 }]);
    await sync.sendAll();
    expect(store.givenUp.list()).toEqual([]);
  });

  test('what somebody has written since leaves it to them', async () => {
    api.remove.mockRejectedValueOnce(refused(412));
    store.write({ ...form, version: 3, isSent: true });
    sync.giveUp(form.id);
    await sync.flush();
    expect(store.givenUp.list()).toEqual([]);
  });
});
