import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyDefinition } from '@/admin/content/define-content';
import { type FormAddress, newFormId } from '@/admin/navigation/use-form-address';
import { type Gate, LoadingState, closed, opened } from '@/admin/ui/loading-state';
import type { FormStore, KeptForm } from './form-store';
import { fetchForm } from './form-sync';
import { isOutdated, type NamedForm, namedForms, removeGone } from './named-forms';
import { unfinishedQuery, useUnfinishedForms, within } from './unfinished-provider';

/** Longest that a form waits for what the account keeps of it, in ms: then what this browser has is all. */
const WAIT_MS = 2_500;
/** How old the account's list may be that a form relies on, in ms. */
const FRESH_MS = 20_000;

/** What is known of unfinished forms where one is opened. */
export interface UnfinishedStart {
  /** The id under which it is kept, if nothing is continued. */
  formId: string;
  /** What was left behind of this very form, and the browser that it was left in, if that is not this one. */
  left: { form: KeptForm; browser: string | undefined } | undefined;
  /** How many more were left of it. */
  others: number;
  /** It was opened to go on with it: nobody is asked whether to. */
  continues: boolean;
}

/** The id under which the form of a part of an item is kept; without a part, that of the item. */
export function partId(itemId: string, part: string | undefined): string {
  return part === undefined ? itemId : `${itemId}/${part}`;
}

type Address = Exclude<FormAddress, { kind: 'list' }>;

/** Finds what was left behind of a form before the form opens, so that nothing is typed over it. */
export function useUnfinishedGate(
  { kind, noun, part }: AnyDefinition,
  address: Address,
): Gate<UnfinishedStart> {
  const { store } = useUnfinishedForms();
  const queryClient = useQueryClient();
  const leftOf = (kept: Parameters<typeof namedForms>[1]) =>
    namedForms(store, kept, kind).filter((form) => isOf(form, address, part));
  const [start, setStart] = useState<UnfinishedStart | undefined>(() => {
    // A form that is begun just now opens at once; one that was left since, and is come back to, does not.
    if (address.kind !== 'new' || !address.isFresh) return undefined;
    if (leftOf(queryClient.getQueryData(unfinishedQuery.queryKey)).length > 0) return undefined;
    return { formId: address.formId, left: undefined, others: 0, continues: false };
  });
  const find = useEffectEvent(async () => {
    const query = { ...unfinishedQuery, staleTime: FRESH_MS, revalidateIfStale: true };
    const kept = await within(WAIT_MS, queryClient.ensureQueryData(query));
    removeGone(store, kept);
    const [first, ...others] = leftOf(kept);
    setStart({
      formId: address.kind === 'new' ? address.formId : newFormId(),
      left: first && (await readLeft(store, first).catch(() => undefined)),
      others: others.length,
      continues: address.continues !== undefined,
    });
  });
  useEffect(() => {
    if (!start) void find();
  }, [start]);

  return start ? opened(start) : closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
}

async function readLeft(store: FormStore, form: NamedForm): Promise<UnfinishedStart['left']> {
  const own = store.read(form.id);
  if (own && !isOutdated(own, form)) return { form: own, browser: undefined };
  const kept = await fetchForm(form.id);
  return kept && { form: { ...kept, isSent: true }, browser: form.browser };
}

/** Whether a form was left at an address; of an item that is edited, in any browser. */
function isOf(form: NamedForm, address: Address, part: string | undefined): boolean {
  if (address.continues !== undefined) return form.id === address.continues;
  return address.kind === 'new'
    ? form.id === address.formId
    : form.itemId === partId(address.id, part);
}
