import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useState } from 'react';
import { type Gate, closed, opened } from '@/admin/ui/loading-state';
import { LoadingState } from '@/admin/ui/loading-state';
import { type FormAddress, newFormId } from '@/admin/navigation/use-form-address';
import type { KeptForm } from './form-store';
import { isOutdated, type NamedForm, useNamedForms } from './named-forms';
import { useUnfinishedForms } from './unfinished-provider';

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

interface Options {
  kind: ContentKind;
  noun: string;
  /** Which part of the item the form edits, if not all of it. */
  part: string | undefined;
  address: Exclude<FormAddress, { kind: 'list' }>;
}

/** Finds what was left behind of a form before the form opens, so that nothing is typed over it. */
export function useUnfinishedGate(options: Options): Gate<UnfinishedStart> {
  const { kind, noun, part, address } = options;
  const { forms, isKnown } = useNamedForms(kind, FRESH_MS);
  const isLate = useIsLate();
  const [open, setOpen] = useState(() => freshOf(address, forms));
  const { store, fetchForm } = useUnfinishedForms();
  const isReady = isKnown || isLate;

  useEffect(() => {
    if (open || !isReady) return undefined;
    let isCurrent = true;
    const found = forms.filter((form) => isOf(form, address, part));
    const [first] = found;
    const others = Math.max(0, found.length - 1);
    const formId = address.kind === 'new' ? address.formId : newFormId();
    const continues = address.continues !== undefined;
    const show = (left: UnfinishedStart['left']) => {
      if (isCurrent) setOpen({ formId, left, others, continues });
    };
    void readLeft(first).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };

    async function readLeft(form: NamedForm | undefined): Promise<UnfinishedStart['left']> {
      if (!form) return undefined;
      const own = store.read(form.id);
      if (own && !isOutdated(own, form)) return { form: own, browser: undefined };
      const kept = await fetchForm(form.id);
      return kept && { form: { ...kept, isSent: true }, browser: form.browser };
    }
  }, [open, isReady, forms, address, part, store, fetchForm]);

  return open ? opened(open) : closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
}

/** A form that is begun just now opens at once; one that was left since, and is come back to, does not. */
function freshOf(
  address: Options['address'],
  forms: readonly NamedForm[],
): UnfinishedStart | undefined {
  if (address.kind !== 'new' || !address.isFresh) return undefined;
  if (forms.some((form) => isOf(form, address, undefined))) return undefined;
  return { formId: address.formId, left: undefined, others: 0, continues: false };
}

/** Whether a form was left at an address; of an item that is edited, in any browser. */
function isOf(form: NamedForm, address: Options['address'], part: Options['part']): boolean {
  if (address.continues !== undefined) return form.id === address.continues;
  return address.kind === 'new'
    ? form.id === address.formId
    : form.itemId === partId(address.id, part);
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
