import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import { useEffect, useMemo, useReducer } from 'react';
import { isOwnBrowser } from '@/admin/navigation/use-form-address';
import { apiQuery } from '@/shared/api/api-query';
import type { KeptForm } from './form-store';
import { UNFINISHED_PATH, useUnfinishedForms } from './unfinished-provider';

/** One unfinished form as the list names it. */
export interface NamedForm {
  id: string;
  kind: ContentKind;
  /** Null for a new item. */
  itemId: string | null;
  title: string;
  savedAt: string;
  /** In words; undefined for this browser. */
  browser: string | undefined;
  /** The server's version; null where it has none. */
  version: number | null;
}

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
    for (const form of store.list()) if (isGone(form, kept)) store.remove(form.id);
  }, [store, kept]);
  // Another tab has written, or given up, one of this browser's.
  useEffect(() => {
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);

  const forms = useMemo(() => {
    const givenUp = new Set(store.givenUp.list().map(({ id }) => id));
    return mergeForms({ here: store.list(), kept, givenUp }).filter((form) => form.kind === kind);
    // What the browser keeps is read anew with each count.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, kept, kind, count]);
  return { forms, isKnown: !isPending, refresh };
}

interface Sources {
  /** Of this browser. */
  here: readonly KeptForm[];
  /** Of the account; undefined while nobody knows. */
  kept: readonly UnfinishedFormSummary[] | undefined;
  /** Ids of what was given up here. */
  givenUp: ReadonlySet<string>;
}

/**
 * All unfinished forms, newest first. Of one that both have, the copy of this browser counts where it is
 * newer or the same, else the account's.
 */
export function mergeForms({ here, kept, givenUp }: Sources): NamedForm[] {
  const byId = new Map<string, NamedForm>();
  for (const form of kept ?? []) if (!givenUp.has(form.id)) byId.set(form.id, ofAccount(form));
  for (const form of here) {
    const known = byId.get(form.id);
    if (isGone(form, kept) || (known && isOutdated(form, known))) continue;
    byId.set(form.id, ofBrowser(form));
  }
  return [...byId.values()].sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
}

/** The account had it and has it no more: it was saved or given up elsewhere. */
function isGone(
  { id, isSent }: KeptForm,
  kept: readonly UnfinishedFormSummary[] | undefined,
): boolean {
  return isSent && kept !== undefined && !kept.some((form) => form.id === id);
}

/** The account's copy was written elsewhere since this one was sent. */
export function isOutdated(form: KeptForm, known: Pick<NamedForm, 'version'>): boolean {
  return form.isSent && (known.version ?? 0) > (form.version ?? 0);
}

function ofAccount(form: UnfinishedFormSummary): NamedForm {
  const { id, kind, itemId, title, savedAt, browser, writer, version } = form;
  const isHere = isOwnBrowser(writer);
  return { id, kind, itemId, title, savedAt, version, browser: isHere ? undefined : browser };
}

function ofBrowser({ id, kind, itemId, title, savedAt, version }: KeptForm): NamedForm {
  return { id, kind, itemId, title, savedAt, version, browser: undefined };
}
