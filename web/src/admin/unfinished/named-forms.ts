import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import { useEffect, useMemo, useReducer } from 'react';
import { isOwnBrowser } from '@/admin/navigation/use-form-address';
import type { FormStore, KeptForm } from './form-store';
import { unfinishedQuery, useUnfinishedForms } from './unfinished-provider';

/** One unfinished form as the list names it. */
export interface NamedForm extends Pick<
  KeptForm,
  'id' | 'kind' | 'itemId' | 'title' | 'savedAt' | 'version'
> {
  /** In words; undefined for this browser. */
  browser: string | undefined;
}

type Kept = readonly UnfinishedFormSummary[] | undefined;

/**
 * The unfinished forms of a kind, of this browser and of the account, and what is to be called when this browser
 * keeps another set of them.
 */
export function useNamedForms(kind: ContentKind) {
  const { store } = useUnfinishedForms();
  const { data: kept } = useQuery({ ...unfinishedQuery, staleTime: 0 });
  const [count, refresh] = useReducer((last: number) => last + 1, 0);

  useEffect(() => removeGone(store, kept), [store, kept]);
  // Another tab has written, or given up, one of this browser's.
  useEffect(() => {
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);

  const forms = useMemo(
    () => namedForms(store, kept, kind),
    // What the browser keeps is read anew with each count.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [store, kept, kind, count],
  );
  return { forms, refresh };
}

/** @param kept those of the account; undefined while nobody knows */
export function namedForms(store: FormStore, kept: Kept, kind: ContentKind): NamedForm[] {
  const givenUp = new Set(store.givenUp.list().map(({ id }) => id));
  return mergeForms({ here: store.list(), kept, givenUp }).filter((form) => form.kind === kind);
}

/** Removes from this browser what the account had and has no more. */
export function removeGone(store: FormStore, kept: Kept): void {
  for (const form of store.list()) if (isGone(form, kept)) store.remove(form.id);
}

interface Sources {
  /** Of this browser. */
  here: readonly KeptForm[];
  /** Of the account; undefined while nobody knows. */
  kept: Kept;
  /** Ids of what was given up here. */
  givenUp: ReadonlySet<string>;
}

/**
 * All unfinished forms, newest first. Of one that both have, the copy of this browser counts where it is
 * newer or the same, else the account's.
 */
export function mergeForms({ here, kept, givenUp }: Sources): NamedForm[] {
  const byId = new Map<string, NamedForm>();
  for (const form of kept ?? []) {
    if (givenUp.has(form.id)) continue;
    const browser = isOwnBrowser(form.writer) ? undefined : form.browser;
    byId.set(form.id, { ...form, browser });
  }
  for (const form of here) {
    const known = byId.get(form.id);
    if (isGone(form, kept) || (known && isOutdated(form, known))) continue;
    byId.set(form.id, { ...form, browser: undefined });
  }
  return [...byId.values()].sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
}

/** The account had it and has it no more: it was saved or given up elsewhere. */
function isGone({ id, isSent }: KeptForm, kept: Kept): boolean {
  return isSent && kept !== undefined && !kept.some((form) => form.id === id);
}

/** The account's copy was written elsewhere since this one was sent. */
export function isOutdated(form: KeptForm, known: Pick<NamedForm, 'version'>): boolean {
  return form.isSent && (known.version ?? 0) > (form.version ?? 0);
}
