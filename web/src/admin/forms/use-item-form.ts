import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, hasStatus } from '@/shared/api/api-error';
import type { ItemOf } from '@/admin/content/content-mutations';
import { revealRequests } from '@/admin/content/content-tools-context';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import type { FormAction, FormExtension } from '@/admin/content/form-extension';
import { useAwaitedFields } from '@/admin/fields/awaited-fields';
import { areSameValues, type StoredValues } from '@/admin/fields/form-values';
import { describeUnknown } from '@/admin/requests/describe';
import { useToast } from '@/shared/ui/toast/use-toast';
import { readAtOnce } from '@/admin/requests/read-at-once';
import { UnknownOutcome } from '@/admin/requests/use-write';
import { useUnsavedChanges } from '@/admin/navigation/leave-guard';
import { type SaveFailure, showFailure } from './save-problem';
import { useUnfinishedForm } from '@/admin/unfinished/use-unfinished-form';
import { partId, type UnfinishedStart } from '@/admin/unfinished/use-unfinished-gate';
import { mergeValues } from './merge-values';
import { useMerge } from './use-merge';

/** One attempt to save: repeated as it is, it is not done twice. */
interface Attempt<V> {
  key: string;
  values: V;
  base: StoredValues<V> | undefined;
  action: FormAction | undefined;
  /** What the action adds: a time of now would make another save of the same attempt. */
  sent: object | undefined;
}

interface Options<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  form: UseFormReturn<V>;
  extension: FormExtension<ItemOf<K>, V>;
  /** What was left of the form before. */
  start: UnfinishedStart;
  /**
   * Closes the form; not called when it has been left while it was being saved, nor when more was typed
   * meanwhile and can be saved here.
   */
  onSaved: (saved: ItemOf<K>) => void;
}

/**
 * Saves what a form holds, once at a time, and loses nothing of it until then: leaving asks first,
 * what is unfinished outlives the tab, a failed save leaves everything as it is, and an item that somebody
 * else saved meanwhile is merged field by field.
 */
export function useItemForm<K extends ContentKind, V extends Values>(options: Options<K, V>) {
  type T = ItemOf<K>;
  const { definition, form, extension, start, onSaved } = options;
  const { kind, noun, part, fields, added } = definition;
  const { opened: item } = extension;
  const queryClient = useQueryClient();
  const { mutateAsync } = definition.useSave();
  const [initialValues] = useState(() => form.getValues());
  const base = useRef<StoredValues<V> | undefined>(item && stored(item));
  /** The stored version that the form stands on, or that is being put together with it. */
  const [version, setVersion] = useState(item?.version);
  /** The attempt of which nobody knows what became of it. */
  const unknown = useRef<Attempt<V>>(undefined);
  const isBusy = useRef(false);
  const isMounted = useIsMounted();
  const toast = useToast();
  /** Ends what is under way when what it would save is given up. */
  const [withdrawal] = useState(() => new AbortController());
  const [failure, setFailure] = useState<SaveFailure>();

  const merging = useMerge(form, fields);
  const unfinished = useUnfinishedForm({
    form,
    start,
    kind,
    titleOf: definition.titleOfValues,
    itemId: item && partId(item.id, part),
    combines: fields.combines,
    initialOf: () => ({
      values: base.current?.values ?? initialValues,
      version: base.current?.version,
    }),
  });
  const awaited = useAwaitedFields(form);
  const isChanged = form.formState.isDirty || awaited.isAwaiting;
  const allowLeave = useUnsavedChanges(isChanged, {
    isKept: unfinished.keepNow,
    discard: giveUp,
  });

  function giveUp() {
    unfinished.close();
    withdrawal.abort();
  }

  function setBase(next: StoredValues<V>) {
    base.current = next;
    setVersion(next.version);
  }

  function stored(from: T): StoredValues<V> {
    return { id: from.id, version: from.version, values: fields.toValues(from) };
  }

  async function send(values: V, action: FormAction | undefined, isAgain = false) {
    // A second click can come before the button is drawn disabled.
    if (isBusy.current || !merging.isDecided()) return;
    // With all decided, this edit stands on what the other one saved.
    if (merging.merge) setBase(merging.merge.theirs);
    isBusy.current = true;
    setFailure(undefined);
    try {
      await settleUnknown(values, action);
      const sent = action?.sent?.();
      const fresh = { key: crypto.randomUUID(), values, base: base.current, action, sent };
      finish(await attempt(unknown.current ?? fresh), values);
    } catch (error) {
      const isSettled = await fail(error);
      isBusy.current = false;
      // What others saved is in the form now. Whoever saves again and again is asked at last.
      if (isSettled && !isAgain) await send(form.getValues(), action, true);
    }
  }

  /** Closes the form, unless it holds more than was sent, or is about to. */
  function finish(saved: T, sent: V) {
    const isAll = areSameValues(sent, form.getValues()) && !awaited.areSome();
    if (withdrawal.signal.aborted || isAll) {
      unfinished.close();
      close(saved);
      return;
    }
    const { part: partNow = part, values = fields.toValues(saved) } = added?.(saved, sent) ?? {};
    // A new item is edited in a form of its own, and of a part of one the tab has more to do.
    const isOver = !item || part !== undefined || !isMounted.current;
    const closes = isOver && !awaited.areSome() && unfinished.keepNow();
    // Drawn at once: what is said of the values is made anew only when these change.
    if (!closes) flushSync(() => extension.onSaved(saved, true));
    standOn({ id: saved.id, version: saved.version, values }, sent);
    if (closes) {
      unfinished.keepFor(partId(saved.id, partNow));
      close(saved);
      toast({
        title: 'Saved without what you typed since',
        description: 'It is kept as an unfinished form, and offered when you edit this again.',
      });
      return;
    }
    merging.end();
    setFailure(undefined);
    isBusy.current = false;
  }

  function close(saved: T) {
    allowLeave();
    // Still busy: what was saved is not sent again while the form closes.
    if (!isMounted.current) return;
    extension.onSaved(saved, false);
    onSaved(saved);
  }

  /** Goes on from what was saved, with what was typed since it was sent. */
  function standOn(saved: StoredValues<V>, sent: V) {
    const typed = form.getValues();
    const taken = mergeValues(sent, typed, saved.values).taken.map(({ name }) => name);
    // What a new item alone can be given is settled now, whatever was proposed since.
    const fixed = fields.names.filter((name) => fields.rows[name].fixedHint !== undefined);
    const settled = [...taken, ...fixed].map((name) => [name, saved.values[name]]);
    setBase(saved);
    form.reset(saved.values);
    form.reset({ ...typed, ...Object.fromEntries(settled) }, { keepDefaultValues: true });
  }

  async function attempt(one: Attempt<V>): Promise<T> {
    const { key, values, base: before, action, sent } = one;
    const onUncertain = () => setFailure({ kind: 'unknown', isAsking: true });
    const how = { key, withdrawn: withdrawal.signal, onUncertain, action };
    const body = { ...fields.toInput(values, before?.values), ...sent };
    try {
      const saved = await (extension.save(values, before, how) ??
        mutateAsync({ body, base: before, options: how }));
      unknown.current = undefined;
      return saved;
    } catch (error) {
      unknown.current = error instanceof UnknownOutcome ? one : undefined;
      throw error;
    }
  }

  /** Before something else is sent, it must be known what this one stands on. */
  async function settleUnknown(values: V, action: FormAction | undefined) {
    const earlier = unknown.current;
    if (!earlier) return;
    const isSame = areSameValues(earlier.values, values);
    if (isSame && earlier.action?.name === action?.name) return;
    try {
      setBase(stored(await attempt(earlier)));
    } catch (error) {
      if (error instanceof UnknownOutcome) throw error;
    }
  }

  /** True where what was refused can be sent once more as it is then. */
  async function fail(error: unknown): Promise<boolean> {
    if (!isMounted.current || withdrawal.signal.aborted) {
      // The form that would say so is gone, or about to go.
      if (error instanceof UnknownOutcome) toast(describeUnknown(noun, 'saved'));
      return false;
    }
    merging.end();
    if (!hasStatus(error, 412) || !base.current) {
      setFailure(showFailure(error, form, fields.fieldOf));
      return false;
    }
    try {
      const { current } = base;
      const theirs = await readAgain(current);
      return isMounted.current && rebase(current, theirs);
    } catch (cause) {
      setFailure(showFailure(hasStatus(cause, 404) ? cause : error, form, fields.fieldOf));
      return false;
    }
  }

  /** The newest version that the server has. */
  async function readAgain({ id }: StoredValues<V>): Promise<T> {
    const items = await readAtOnce(queryClient, definition.list);
    const current = items.find((each) => each.id === id);
    if (!current) throw new ApiError(404, 'Not Found', '');
    return extension.rebase(current);
  }

  /** Puts what is stored now together with what is typed; true where that leaves nothing to be seen. */
  function rebase(before: StoredValues<V>, theirs: T): boolean {
    setVersion(theirs.version);
    if (merging.begin(before, stored(theirs))) return false;
    setBase(stored(theirs));
    return true;
  }

  /** Brings in what somebody else saved, before a save is refused for it. */
  async function pullLatest() {
    const { current } = base;
    if (!current || isBusy.current) return;
    setFailure(undefined);
    try {
      const theirs = await readAgain(current);
      if (!isMounted.current) return;
      const next = stored(theirs);
      // What was deleted and brought back is as it was: there is nothing to decide.
      const isSame = areSameValues(next.values, current.values);
      if (form.formState.isDirty && !isSame) {
        rebase(current, theirs);
        return;
      }
      setBase(next);
      if (!isSame) form.reset(next.values);
    } catch (error) {
      setFailure(showFailure(error, form, fields.fieldOf));
    }
  }

  const takeOver = useEffectEvent((id: string) => {
    if (id === base.current?.id) void pullLatest();
  });
  // An undo in a message, or a version brought back, changes the item while its form is open.
  useEffect(
    () => revealRequests.subscribe((shown) => shown.kind === kind && takeOver(shown.id)),
    [kind],
  );

  function resume() {
    if (!unfinished.offer) return;
    const { values, base: before } = unfinished.offer;
    if (item && before) setBase({ id: item.id, ...before });
    // Changed is what differs from what the unfinished form began with, not from what is stored now.
    form.reset(before?.values ?? initialValues);
    form.reset(values, { keepDefaultValues: true });
    unfinished.answer('continue');
  }

  const goOn = useEffectEvent(() => resume());
  useEffect(() => {
    if (start.continues) goOn();
  }, [start.continues]);

  return {
    save: (action?: FormAction) => {
      const save = form.handleSubmit(
        (values) => (awaited.refuse() ? undefined : send(values, action)),
        () => void awaited.refuse(),
      );
      void save();
    },
    isSaving: form.formState.isSubmitting,
    hasUnsavedChanges: isChanged,
    awaitField: awaited.wait,
    failure,
    /** The stored version that the form stands on; a new item has none. */
    version,
    pullLatest,
    merging,
    unfinished: {
      ...unfinished,
      isOutdated: (unfinished.offer?.base?.version ?? item?.version) !== item?.version,
      resume,
      discard: () => unfinished.answer('discard'),
    },
  };
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
