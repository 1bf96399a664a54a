import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useMemo, useReducer } from 'react';
import { apiQuery } from '@/shared/api/api-query';
import { isGone, mergeForms, type NamedForm } from './merge-forms';
import { UNFINISHED_PATH, useUnfinishedForms } from './unfinished-context';

interface Read {
  forms: NamedForm[];
  /** False while the account's are asked for the first time. */
  isKnown: boolean;
  /** To be called when this browser keeps another set of them. */
  refresh: () => void;
}

/**
 * The unfinished forms of a kind, of this browser and of the account.
 *
 * @param staleTime how old what is known of the account's may be, in ms
 */
export function useNamedForms(kind: ContentKind, staleTime: number): Read {
  const { store } = useUnfinishedForms();
  const { data: kept, isPending } = useQuery({ ...apiQuery(UNFINISHED_PATH), staleTime });
  const [count, refresh] = useReducer((last: number) => last + 1, 0);

  useEffect(() => {
    for (const draft of store.list()) if (isGone(draft, kept)) store.remove(draft.id);
  }, [store, kept]);
  // Another tab has written, or given up, one of this browser's.
  useEffect(() => {
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);

  const forms = useMemo(() => {
    const givenUp = new Set(store.givenUp.list().map(({ id }) => id));
    return mergeForms({ drafts: store.list(), kept, givenUp }).filter((form) => form.kind === kind);
    // What the browser keeps is read anew with each count.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, kept, kind, count]);
  return { forms, isKnown: !isPending, refresh };
}
