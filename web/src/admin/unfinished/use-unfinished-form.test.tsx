import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { openFormStore } from './form-store';
import { createFormSync } from './form-sync';
import { useUnfinishedForm } from './use-unfinished-form';

const store = openFormStore('anna');
const refused = () => Promise.reject(new Error('no network'));
const sync = createFormSync({
  store,
  api: { create: refused, update: refused, remove: refused },
  onSent: () => undefined,
  onGone: () => undefined,
  onProblem: () => undefined,
});
vi.mock('./unfinished-provider', () => ({
  useUnfinishedForms: () => ({ store, sync, problem: undefined }),
}));

const start = {
  formId: 'abcdefgh12345678',
  left: undefined,
  others: 0,
  continues: false,
  titleOf: () => 'Rigger',
};

test('what is typed before the form has been painted is kept', () => {
  const { unmount } = renderHook(() => {
    const form = useForm({ defaultValues: { salary: '' } });
    const initialOf = () => ({ values: { salary: '' }, version: undefined });
    useUnfinishedForm({ form, start, kind: 'jobs', itemId: undefined, initialOf });
    useLayoutEffect(() => form.setValue('salary', '£47k', { shouldDirty: true }), [form]);
  });
  unmount();
  expect(store.list()).toMatchObject([{ id: start.formId, values: { salary: '£47k' } }]);
});
