import { useQueryClient } from '@tanstack/react-query';
import type { UnfinishedForm, UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { orUndefined } from '@/shared/api/api-error';
import { apiQuery } from '@/shared/api/api-query';
import { type FormStore, openFormStore, sweepForms } from './form-store';
import { createFormSync, type FormSync, type UnfinishedApi } from './form-sync';

/** Longest that logging out waits for what is on its way to the server, in ms. */
const LAST_SEND_MS = 3_000;
/** Browsers let a page that is left send this much, in characters. */
const KEPT_ALIVE_MAX = 50_000;

/** The unfinished forms of who is logged in: what this browser keeps, and what the account has. */
interface UnfinishedForms {
  store: FormStore;
  sync: FormSync;
  /** Reads one with all that was typed; undefined where the server has it no more. */
  fetchForm: (id: string) => Promise<UnfinishedForm | undefined>;
  /** Why the server does not keep one, if it does not. */
  problem: string | undefined;
}

const UnfinishedContext = createContext<UnfinishedForms | null>(null);

export function useUnfinishedForms(): UnfinishedForms {
  const forms = use(UnfinishedContext);
  if (!forms) throw new Error('useUnfinishedForms is used outside the dashboard');
  return forms;
}

/** The list of the account's, as the cache has it. */
export const UNFINISHED_PATH = '/api/admin/unfinished-forms';
type UnfinishedList = UnfinishedFormSummary[];

/** Keeps the unfinished forms of the account and those of this browser the same, above the tabs of the dashboard. */
export function UnfinishedProvider({ children }: { children: ReactNode }) {
  const { username, isAuthenticated, onLogOut } = useAdminSession();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();

  const { store, sync } = useMemo(() => {
    const { queryKey } = apiQuery(UNFINISHED_PATH);
    const change = (edit: (list: UnfinishedList) => UnfinishedList) =>
      queryClient.setQueryData<UnfinishedList>(queryKey, (list) => list && edit(list));
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
      onProblem: setProblem,
    });
    return { store, sync };
  }, [username, queryClient]);

  useEffect(() => sweepForms(Date.now()), []);
  useEffect(() => {
    if (!isAuthenticated) return undefined;
    const sendAll = () => void sync.sendAll();
    sendAll();
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [sync, isAuthenticated]);
  useEffect(
    () =>
      onLogOut(() =>
        Promise.race([
          sync.sendAll(),
          new Promise<void>((resolve) => setTimeout(resolve, LAST_SEND_MS)),
        ]),
      ),
    [sync, onLogOut],
  );

  const forms = useMemo<UnfinishedForms>(
    () => ({ store, sync, fetchForm, problem }),
    [store, sync, problem],
  );
  return <UnfinishedContext value={forms}>{children}</UnfinishedContext>;
}

// Without the session's renewal: a form is kept quietly, and asks nobody to log in for it.
const unfinishedApi: UnfinishedApi = {
  create: (body) => callApi('unfinishedForms.create', { body, isKeptAlive: isSmall(body) }),
  update: (id, ifVersion, body) =>
    callApi('unfinishedForms.update', {
      params: { id },
      body,
      ifVersion,
      isKeptAlive: isSmall(body),
    }),
  remove: (id, ifVersion) => callApi('unfinishedForms.delete', { params: { id }, ifVersion }),
};

function isSmall(body: unknown): boolean {
  return JSON.stringify(body).length <= KEPT_ALIVE_MAX;
}

const fetchForm = (id: string) => orUndefined(callApi('unfinishedForms.get', { params: { id } }));
