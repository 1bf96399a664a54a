import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useMemo, useState } from 'react';
import { closed, type Gate, opened } from '@/admin/ui/gate';
import { LoadingState } from '@/admin/ui/loading-state';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import { isOutdated, type NamedForm } from './merge-forms';
import type { OpenDraft } from './open-draft-context';
import { useUnfinishedForms } from './unfinished-context';
import { useNamedForms } from './use-named-forms';
import { newFormId } from '@/admin/navigation/writer-name';

/** Longest that a form waits for what the account keeps of it, in ms: then what this browser has is all. */
const WAIT_MS = 2_500;
/** How old the account's list may be that a form relies on, in ms. */
const FRESH_MS = 20_000;

interface Options {
  kind: ContentKind;
  noun: string;
  address: Exclude<FormAddress, { kind: 'list' }>;
  titleOf: OpenDraft['titleOf'];
}

/** Finds what was left behind of a form before the form opens, so that nothing is typed over it. */
export function useUnfinishedGate(options: Options): Gate<OpenDraft> {
  const { kind, noun, address, titleOf } = options;
  const { forms, isKnown } = useNamedForms(kind, FRESH_MS);
  const isLate = useIsLate();
  const [open, setOpen] = useState(() => freshOf(address, forms));
  const { store, fetchForm } = useUnfinishedForms();
  const isReady = isKnown || isLate;

  useEffect(() => {
    if (open || !isReady) return undefined;
    let isCurrent = true;
    const found = forms.filter((form) => isOf(form, address));
    const [first] = found;
    const others = Math.max(0, found.length - 1);
    const formId = address.kind === 'new' ? address.formId : newFormId();
    const continues = address.continues !== undefined;
    const show = (left: OpenDraft['left']) => {
      if (isCurrent) setOpen({ formId, left, others, continues });
    };
    void readLeft(first).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };

    async function readLeft(form: NamedForm | undefined): Promise<OpenDraft['left']> {
      if (!form) return undefined;
      const own = store.read(form.id);
      if (own && !isOutdated(own, form)) return { draft: own, browser: undefined };
      const kept = await fetchForm(form.id);
      return kept && { draft: { ...kept, isSent: true }, browser: form.browser };
    }
  }, [open, isReady, forms, address, store, fetchForm]);

  const value = useMemo(() => open && { ...open, titleOf }, [open, titleOf]);
  return value ? opened(value) : closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
}

/** A form that is begun just now opens at once; one that was left since, and is come back to, does not. */
function freshOf(
  address: Options['address'],
  forms: readonly NamedForm[],
): Omit<OpenDraft, 'titleOf'> | undefined {
  if (address.kind !== 'new' || !address.isFresh) return undefined;
  if (forms.some((form) => isOf(form, address))) return undefined;
  return { formId: address.formId, left: undefined, others: 0, continues: false };
}

/** Whether a form was left at an address; of an item that is edited, in any browser. */
function isOf(form: NamedForm, address: Options['address']): boolean {
  if (address.continues !== undefined) return form.id === address.continues;
  return address.kind === 'new' ? form.id === address.formId : form.itemId === address.id;
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
