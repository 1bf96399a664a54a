import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyDefinition } from '@/admin/content/define-content';
import { type FormAddress, isOwnBrowser, newFormId } from '@/admin/navigation/use-form-address';
import { ListFailure } from '@/admin/requests/failures';
import { EmptyList } from '@/admin/ui/empty-list';
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

/** The last two are of what somebody asked to go on with: an empty form would look as if it were lost. */
type Found =
  { is: 'there'; start: UnfinishedStart } | { is: 'unread'; error: unknown } | { is: 'gone' };

/**
 * Finds what was left behind of a form before the form opens, so that nothing is typed over it.
 *
 * @param onClose leads back to the list, where there is no form to open
 */
export function useUnfinishedGate(
  { kind, noun, part }: AnyDefinition,
  address: Address,
  onClose: () => void,
): Gate<UnfinishedStart> {
  const { store } = useUnfinishedForms();
  const queryClient = useQueryClient();
  const leftOf = (kept: Parameters<typeof namedForms>[1]) =>
    namedForms(store, kept, kind).filter((form) => isOf(form, address, part));
  const [found, setFound] = useState<Found | undefined>(() => {
    // A form that is begun just now opens at once; one that was left since, and is come back to, does not.
    if (address.kind !== 'new' || !address.isFresh) return undefined;
    if (leftOf(queryClient.getQueryData(unfinishedQuery.queryKey)).length > 0) return undefined;
    const { formId } = address;
    return { is: 'there', start: { formId, left: undefined, others: 0, continues: false } };
  });
  const find = useEffectEvent(async (): Promise<Found> => {
    const continues = address.continues !== undefined;
    const query = { ...unfinishedQuery, staleTime: FRESH_MS, revalidateIfStale: true };
    const kept = await within(WAIT_MS, queryClient.ensureQueryData(query));
    removeGone(store, kept);
    const [first, ...others] = leftOf(kept);
    let left: UnfinishedStart['left'];
    try {
      left = first ? await readLeft(store, first) : await readUnlisted(store, address.continues);
    } catch (error) {
      // Where nobody asked for it, the form opens all the same.
      if (continues) return { is: 'unread', error };
    }
    if (continues && !left) return { is: 'gone' };
    const formId = address.kind === 'new' ? address.formId : newFormId();
    return { is: 'there', start: { formId, left, others: others.length, continues } };
  });
  useEffect(() => {
    if (!found) void find().then(setFound);
  }, [found]);

  if (!found) return closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
  if (found.is === 'there') return opened(found.start);
  if (found.is === 'unread') {
    const read = { error: found.error, refetch: () => setFound(undefined) };
    return closed(<ListFailure noun="unfinished form" read={read} />);
  }
  return closed(
    <EmptyList
      title="This unfinished form is not there"
      hint="It may have been saved or discarded meanwhile, here or on another computer."
      action={{ label: 'Back to the list', onClick: onClose }}
    />,
  );
}

async function readLeft(store: FormStore, form: NamedForm): Promise<UnfinishedStart['left']> {
  const own = store.read(form.id);
  if (own && !isOutdated(own, form)) return { form: own, browser: undefined };
  return readKept(form.id);
}

/** What is asked for and no list names: the list could not be read, or is older. */
async function readUnlisted(
  store: FormStore,
  id: string | undefined,
): Promise<UnfinishedStart['left']> {
  if (id === undefined || store.givenUp.list().some((each) => each.id === id)) return undefined;
  return readKept(id);
}

/** Of the account; undefined where it has it no more. */
async function readKept(id: string): Promise<UnfinishedStart['left']> {
  const kept = await fetchForm(id);
  if (!kept) return undefined;
  const browser = isOwnBrowser(kept.writer) ? undefined : kept.browser;
  return { form: { ...kept, isSent: true }, browser };
}

/** Whether a form was left at an address; of an item that is edited, in any browser. */
function isOf(form: NamedForm, address: Address, part: string | undefined): boolean {
  if (address.continues !== undefined) return form.id === address.continues;
  return address.kind === 'new'
    ? form.id === address.formId
    : form.itemId === partId(address.id, part);
}
