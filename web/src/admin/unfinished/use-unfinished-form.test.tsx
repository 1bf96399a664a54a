import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { type AdminSession, AdminSessionContext } from '@/admin/session/admin-session-context';
import { openFormStore } from './form-store';
import { UnfinishedProvider } from './unfinished-provider';
import { useUnfinishedForm } from './use-unfinished-form';

const session: AdminSession = {
  username: 'anna',
  isAuthenticated: true,
  replacedBy: undefined,
  startAnew: () => undefined,
  run: (call) => call(undefined),
  renew: () => Promise.resolve(true),
  recheck: () => Promise.resolve(true),
  onLogOut: () => () => undefined,
  logOut: () => Promise.resolve(),
};
const queryClient = new QueryClient();

function Dashboard({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminSessionContext value={session}>
        <UnfinishedProvider>{children}</UnfinishedProvider>
      </AdminSessionContext>
    </QueryClientProvider>
  );
}

const start = {
  formId: 'abcdefgh12345678',
  left: undefined,
  others: 0,
  continues: false,
};
const rigger = { kind: 'jobs', titleOf: () => 'Rigger', combines: {} } as const;

test('what is typed before the form has been painted is kept', () => {
  const { unmount } = renderHook(
    () => {
      const form = useForm({ defaultValues: { salary: '' } });
      const initialOf = () => ({ values: { salary: '' }, version: undefined });
      useUnfinishedForm({ ...rigger, form, start, itemId: undefined, initialOf });
      useLayoutEffect(() => form.setValue('salary', '£47k', { shouldDirty: true }), [form]);
    },
    { wrapper: Dashboard },
  );
  unmount();
  expect(openFormStore('anna').list()).toMatchObject([
    { id: start.formId, values: { salary: '£47k' } },
  ]);
});

test('what this browser had no room for leaves one form, once it is short again', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { result, unmount } = renderHook(
    () => {
      const form = useForm({ defaultValues: { salary: '' } });
      const initialOf = () => ({ values: { salary: '' }, version: undefined });
      const kept = useUnfinishedForm({ ...rigger, form, start, itemId: undefined, initialOf });
      return { form, kept };
    },
    { wrapper: Dashboard },
  );
  const type = (salary: string) => {
    vi.setSystemTime(Date.now() + 1_000);
    act(() => result.current.form.setValue('salary', salary, { shouldDirty: true }));
    let isKept = false;
    act(() => void (isKept = result.current.kept.keepNow()));
    return isKept;
  };
  expect(type('£47k')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(type('£47k to a million')).toBe(false);
  full.mockRestore();
  expect(type('£52k')).toBe(true);
  expect(openFormStore('anna').list()).toMatchObject([
    { id: start.formId, values: { salary: '£52k' } },
  ]);
  unmount();
});

test.each([
  ['is what is stored is not offered, and given up', '£47k', undefined],
  ['differs is offered', '£52k', { salary: '£52k' }],
])('what was left and %s', (_, salary, offered) => {
  const left = {
    id: 'left567812345678',
    kind: 'jobs',
    itemId: '1042',
    title: 'Rigger',
    savedAt: '2026-11-24T10:00:00.000Z',
    writer: 'a-tab',
    values: { salary },
    base: null,
    version: 3,
    isSent: true,
  } as const;
  openFormStore('anna').write(left);
  const { result, unmount } = renderHook(
    () => {
      const form = useForm({ defaultValues: { salary: '£47k' } });
      const initialOf = () => ({ values: { salary: '£47k' }, version: 7 });
      const withLeft = { ...start, left: { form: left, browser: undefined } };
      return useUnfinishedForm({ ...rigger, form, start: withLeft, itemId: '1042', initialOf });
    },
    { wrapper: Dashboard },
  );
  expect(result.current.offer?.values).toEqual(offered);
  expect(openFormStore('anna').read(left.id) !== undefined).toBe(offered !== undefined);
  unmount();
});
