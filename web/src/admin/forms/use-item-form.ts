import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, hasStatus } from '@/shared/api/api-error';
import type { ItemOf } from '@/admin/content/content-mutations';
import { revealRequests } from '@/admin/content/content-tools';
import type { ContentDefinition } from '@/admin/content/define-content';
import { areSameValues, type StoredValues, type Values } from '@/admin/fields/form-values';
import { failureToast, type SaveFailure, showFailure } from '@/admin/requests/failures';
import { useToast } from '@/shared/ui/toast/use-toast';
import { UnknownOutcome } from '@/admin/requests/use-write';
import { useLeaveQuestion } from '@/admin/navigation/leave-guard';
import type { FormAction, ItemPublication } from '@/admin/publishing/use-publication';
import { useUnsaved } from '@/admin/unsaved/use-unsaved';
import { useMerge } from './merge-view';

/** One attempt to save; repeating it unchanged doesn't save twice. */
interface Attempt {
  key: string;
  values: Values;
  base: StoredValues | undefined;
  action: FormAction;
  /** The action's extra fields, computed once: a new time would make a repeat differ. */
  sent: object | undefined;
}

const NOT_KEPT = 'This browser can’t keep what you typed. Save before you leave.';

interface Options<K extends ContentKind> {
  definition: ContentDefinition<K>;
  form: UseFormReturn<Values>;
  publication: ItemPublication<K>;
  /** The item that a new one copies. */
  copyOf: ItemOf<K> | undefined;
  /** Called after a save, unless the form was closed meanwhile. */
  onSaved: (saved: ItemOf<K>) => void;
}

/**
 * Saves a form. Unsaved changes outlive the tab, a failed save changes nothing, and another editor's save is
 * merged. Fields are locked meanwhile.
 */
export function useItemForm<K extends ContentKind>(options: Options<K>) {
  type T = ItemOf<K>;
  const { definition, form, publication, copyOf, onSaved } = options;
  const { kind, noun, fields } = definition;
  const { opened: item } = publication;
  const queryClient = useQueryClient();
  const { mutateAsync } = definition.useSave();
  const [initialValues] = useState(() => form.getValues());
  const base = useRef<StoredValues | undefined>(item && stored(item));
  /** The attempt whose outcome is unknown. */
  const unknown = useRef<Attempt>(undefined);
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const toast = useToast();
  /** Withdraws a pending save when the changes are discarded. */
  const [withdrawal] = useState(() => new AbortController());
  const [failure, setFailure] = useState<SaveFailure>();

  const merging = useMerge(form);
  const unsaved = useUnsaved({
    form,
    kind,
    slot: item ? ['edit', item.id] : copyOf ? ['copy', copyOf.id] : ['new'],
    initialOf: () => ({
      values: base.current?.values ?? initialValues,
      version: base.current?.version,
    }),
    onRestore: (begun) => {
      if (item && begun) base.current = { id: item.id, ...begun };
    },
  });
  const note = unsaved.isKept ? undefined : NOT_KEPT;
  const allowLeave = useLeaveQuestion(isSaving ? 'Your changes are still being saved.' : note);

  function stored(from: T): StoredValues {
    return { id: from.id, version: from.version, values: fields.toValues(from) };
  }

  function setBusy(next: boolean) {
    isBusy.current = next;
    // Synchronously, so that an invalid field can get the focus.
    flushSync(() => setIsSaving(next));
  }

  async function send(values: Values, action: FormAction, isAgain = false) {
    // A second click can come before the button is disabled.
    if (isBusy.current || !merging.isDecided()) return;
    // Once every choice is made, the edit is based on theirs.
    if (merging.merge) base.current = merging.merge.theirs;
    setBusy(true);
    setFailure(undefined);
    try {
      await settleUnknown(values, action);
      const sent = action.sent?.();
      const fresh = { key: crypto.randomUUID(), values, base: base.current, action, sent };
      finish(await attempt(unknown.current ?? fresh));
    } catch (error) {
      setBusy(false);
      const isMerged = await fail(error);
      if (isMerged && !isAgain) await send(form.getValues(), action, true);
      // Someone saved twice in between: the editor decides when to try again.
      else if (isMerged) setFailure(showFailure(error, form, fields.fieldOf));
    }
  }

  function finish(saved: T) {
    unsaved.close();
    allowLeave();
    if (isMounted.current) onSaved(saved);
  }

  async function attempt(one: Attempt): Promise<T> {
    const { key, values, base: before, action, sent } = one;
    const onUncertain = () => setFailure({ kind: 'unknown', isAsking: true });
    const how = { key, withdrawn: withdrawal.signal, onUncertain, action };
    const body = { ...fields.toInput(values, before?.values), ...sent };
    try {
      const saved = await (publication.save(values, before, how) ??
        mutateAsync({ body, base: before, options: how }));
      unknown.current = undefined;
      return saved;
    } catch (error) {
      unknown.current = error instanceof UnknownOutcome ? one : undefined;
      throw error;
    }
  }

  /** Settles an unknown outcome before something else is sent on top of it. */
  async function settleUnknown(values: Values, action: FormAction) {
    const earlier = unknown.current;
    if (!earlier) return;
    const isSame = areSameValues(earlier.values, values);
    if (isSame && earlier.action.name === action.name) return;
    try {
      base.current = stored(await attempt(earlier));
    } catch (error) {
      if (error instanceof UnknownOutcome) throw error;
    }
  }

  /** Returns true if the newest version was merged in and the save can be repeated. */
  async function fail(error: unknown): Promise<boolean> {
    if (!isMounted.current || withdrawal.signal.aborted) {
      // The form is closed, so a toast shows it.
      const message = failureToast(error, `The ${noun}`, 'saved');
      if (!withdrawal.signal.aborted) {
        toast({ ...message, description: `${message.description} What you typed is kept.` });
      } else if (error instanceof UnknownOutcome) toast(message);
      return false;
    }
    merging.end();
    if (!hasStatus(error, 412) || !base.current) {
      setFailure(showFailure(error, form, fields.fieldOf));
      return false;
    }
    try {
      const { current } = base;
      const { item: theirs, targetChanged } = await readAgain(current);
      const isMerged = isMounted.current && rebase(current, theirs);
      if (!isMerged || !targetChanged) return isMerged;
      // The pressed button would now do something else, so the editor decides.
      sayMerged();
      return false;
    } catch (cause) {
      setFailure(showFailure(hasStatus(cause, 404) ? cause : error, form, fields.fieldOf));
      return false;
    }
  }

  async function readAgain({ id }: StoredValues) {
    // Fails offline, even if a paused read is waiting: a write must not be sent later, when the
    // editor may have given it up.
    await queryClient.cancelQueries({ queryKey: definition.list.queryKey });
    const read = { ...definition.list, staleTime: 0, networkMode: 'always' } as const;
    const items = await queryClient.fetchQuery(read);
    const current = items.find((each) => each.id === id);
    if (!current) throw new ApiError(404, 'Not Found', '');
    return publication.rebase(current);
  }

  /** Merges the stored version into the form. Returns true if there are no conflicts. */
  function rebase(before: StoredValues, theirs: T): boolean {
    const isMerged = merging.begin(before, stored(theirs));
    if (isMerged) base.current = stored(theirs);
    return isMerged;
  }

  function sayMerged() {
    toast({ title: `The newest ${noun} is in the form` });
  }

  /** Merges the newest version before a save is refused for it. */
  async function pullLatest() {
    const { current } = base;
    if (!current || isBusy.current) return;
    setFailure(undefined);
    try {
      const { item: theirs } = await readAgain(current);
      if (!isMounted.current) return;
      const next = stored(theirs);
      // A deleted and restored item is unchanged.
      const isSame = areSameValues(next.values, current.values);
      if (!isSame && !areSameValues(current.values, form.getValues())) {
        if (rebase(current, theirs)) sayMerged();
        return;
      }
      base.current = next;
      if (!isSame) form.reset(next.values);
    } catch (error) {
      setFailure(showFailure(error, form, fields.fieldOf));
    }
  }

  const takeOver = useEffectEvent((id: string) => {
    if (id === base.current?.id) void pullLatest();
  });
  // Undo in a toast, or a restored version, changes the item while its form is open.
  useEffect(
    () => revealRequests.subscribe((shown) => shown.kind === kind && takeOver(shown.id)),
    [kind],
  );

  return {
    save: (action: FormAction) => {
      void form.handleSubmit((values) => send(values, action))();
    },
    isSaving,
    failure,
    /** Returns the version the form is based on, or being merged with; undefined for a new item. */
    version: () => merging.merge?.theirs.version ?? base.current?.version,
    pullLatest,
    merging,
    /** When the restored changes were typed, as ISO 8601. */
    restoredAt: unsaved.restoredAt,
    /** Set if this browser can't keep unsaved changes. */
    note,
    /** Discards the changes, so that leaving no longer asks. */
    abandon: () => {
      unsaved.close();
      withdrawal.abort();
      allowLeave();
    },
  };
}
