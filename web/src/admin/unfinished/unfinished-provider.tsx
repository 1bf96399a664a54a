import { useQueryClient } from '@tanstack/react-query';
import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { apiQuery } from '@/shared/api/api-query';
import { type FormStore, openFormStore, sweepForms } from './form-store';
import { createFormSync, type FormSync, unfinishedApi } from './form-sync';

/** Longest that logging out waits for what is on its way to the server, in ms. */
const LAST_SEND_MS = 3_000;

/** The unfinished forms of who is logged in: what this browser keeps, and what the account has. */
interface UnfinishedForms {
  store: FormStore;
  sync: FormSync;
  /** Why the server does not keep one, by the id of each that it does not. */
  problems: ReadonlyMap<string, string>;
}

const UnfinishedContext = createContext<UnfinishedForms | null>(null);

export function useUnfinishedForms(): UnfinishedForms {
  const forms = use(UnfinishedContext);
  if (!forms) throw new Error('useUnfinishedForms is used outside the dashboard');
  return forms;
}

/** The list of the account's. It is kept up to date by what is sent, also while a form stands in the list's place. */
export const unfinishedQuery = {
  ...apiQuery('/api/admin/unfinished-forms'),
  gcTime: Infinity,
};

/** What it resolves to; undefined where it fails, or takes longer than that, in ms. */
export function within<T>(ms: number, asked: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([asked.catch(() => undefined), late]);
}

/** Keeps the unfinished forms of the account and those of this browser the same, above the tabs of the dashboard. */
export function UnfinishedProvider({ children }: { children: ReactNode }) {
  const { username, isAuthenticated, onLogOut } = useAdminSession();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  const { store, sync } = useMemo(() => {
    const { queryKey } = unfinishedQuery;
    const change = (edit: (list: UnfinishedFormSummary[]) => UnfinishedFormSummary[]) =>
      queryClient.setQueryData(queryKey, (list) => list && edit(list));
    const store = openFormStore(username);
    const sync = createFormSync({
      store,
      api: unfinishedApi,
      onSent: (form) => {
        change((list) => [form, ...list.filter(({ id }) => id !== form.id)]);
        // An answer that is on its way may be older, and lack it.
        if (queryClient.isFetching({ queryKey }) > 0) {
          void queryClient.invalidateQueries({ queryKey });
        }
      },
      onGone: (gone) => change((list) => list.filter(({ id }) => id !== gone)),
      onProblem: (id, text) =>
        setProblems((last) => {
          if (last.get(id) === text) return last;
          const others = [...last].filter(([each]) => each !== id);
          return new Map(text === undefined ? others : [...others, [id, text]]);
        }),
    });
    return { store, sync };
  }, [username, queryClient]);

  useEffect(() => sweepForms(), []);
  useEffect(() => {
    if (!isAuthenticated) return undefined;
    const sendAll = () => void sync.sendAll();
    sendAll();
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [sync, isAuthenticated]);
  useEffect(() => onLogOut(() => within(LAST_SEND_MS, sync.sendAll())), [sync, onLogOut]);

  const forms = useMemo(() => ({ store, sync, problems }), [store, sync, problems]);
  return <UnfinishedContext value={forms}>{children}</UnfinishedContext>;
}
