import { cutText } from '@torque-tide/domain/cut-text';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { UNFINISHED_TITLE_MAX } from '@torque-tide/contract/unfinished-forms';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { areSameValues, fitValues, type FormValue } from '@/admin/fields/form-values';
import { newFormId, writerName } from '@/admin/navigation/use-form-address';
import { isSameStamp, type Stamp } from './form-store';
import { useUnfinishedForms } from './unfinished-provider';
import type { UnfinishedStart } from './use-unfinished-gate';

interface Options<V extends FieldValues> {
  form: UseFormReturn<V>;
  start: UnfinishedStart;
  kind: ContentKind;
  /** What a person would recognise it by, of what its fields hold. */
  titleOf: (values: V) => string;
  /** The item that is edited; a new one has no id yet. */
  itemId: string | undefined;
  /** Names the fields that are not kept: they are of the item as it is, whenever the form opens. */
  combines: Readonly<Partial<Record<keyof V & string, unknown>>>;
  /** What the form holds when nothing is changed, and the version that belongs to it. */
  initialOf: () => { values: V; version: number | undefined };
}

/** What was left behind, as the form's fields take it. */
export interface Offer<V> {
  savedAt: string;
  /** Where it was left, if not in this browser. */
  browser: string | undefined;
  values: V;
  base: { version: number; values: V } | null;
}

/** Under which id this form is kept, and what was last written there, or taken from there. */
interface Slot {
  id: string;
  version: number | null;
  stamp: Stamp | undefined;
}

/**
 * Keeps a changed form in this browser and with the account, so that it survives a crash or a reload of
 * the tab and is there on another computer, and offers what was kept before. Nothing is written while an
 * offer is open: it would be overwritten.
 */
export function useUnfinishedForm<V extends FieldValues>(options: Options<V>) {
  const { form, start, kind, titleOf, itemId, combines, initialOf } = options;
  const { store, sync, problems } = useUnfinishedForms();
  const { formId, left, others } = start;
  // Only a verified session gets here, in a browser: no server renders this.
  const [offer, setOffer] = useState<Offer<V> | undefined>(() => {
    if (!left) return undefined;
    const { savedAt, base } = left.form;
    const now = form.getValues();
    const values = fitValues(left.form.values, now);
    // It was saved, and its tab closed before the account knew.
    if (areSameValues(values, now)) return undefined;
    const begun = base && { version: base.version, values: fitValues(base.values, now) };
    return { savedAt, browser: left.browser, values, base: begun };
  });
  const giveUpSaved = useEffectEvent(() => {
    if (left && !offer) sync.giveUp(left.form.id, left.form.version ?? undefined);
  });
  useEffect(() => giveUpSaved(), []);
  const [isKept, setIsKept] = useState(true);
  const [keptAt, setKeptAt] = useState<number>();
  const [keptId, setKeptId] = useState<string>();
  const hasOffer = offer !== undefined;
  const wasKept = useRef(true);
  const isClosed = useRef(false);
  const keptFor = useRef(itemId);
  const slot = useRef<Slot>({
    id: left?.form.id === formId ? newFormId() : formId,
    version: null,
    stamp: undefined,
  });
  const write = useRef<() => void>(() => undefined);
  const [writer] = useState(() => createDelayedWrite(() => write.current()));

  useEffect(() => {
    write.current = () => {
      const values = form.getValues();
      const { values: initial, version } = initialOf();
      if (areSameValues(values, initial)) {
        giveUp();
        setKeptAt(undefined);
        setKeptId(undefined);
        return;
      }
      const own = ownSlot();
      const stamp = { savedAt: new Date().toISOString(), writer: writerName() };
      wasKept.current = store.write({
        ...stamp,
        id: own.id,
        kind,
        itemId: keptFor.current ?? null,
        title: cutText(titleOf(values), 0, UNFINISHED_TITLE_MAX),
        values: seenOf(values),
        base: version === undefined ? null : { version, values: seenOf(initial) },
        version: own.version,
        isSent: false,
      });
      setIsKept(wasKept.current);
      setKeptAt(wasKept.current ? Date.now() : undefined);
      // What was kept before, if anything, is still this form's.
      if (!wasKept.current) return;
      slot.current = { ...own, stamp };
      setKeptId(own.id);
      sync.note(own.id);
    };
  });

  function seenOf(values: V): Record<string, FormValue> {
    const names: Readonly<Record<string, unknown>> = combines;
    return Object.fromEntries(Object.entries(values).filter(([name]) => !names[name]));
  }

  /** The slot to write into; another one where another tab has written into this form's meanwhile. */
  function ownSlot(): Slot {
    const { stamp, version, id: last } = slot.current;
    const id = sync.idNow(last);
    const stored = store.read(id);
    if (!stored) return { id, version: id === last ? version : null, stamp };
    if (stamp && isSameStamp(stored, stamp)) return { id, version: stored.version, stamp };
    return { id: newFormId(), version: null, stamp: undefined };
  }

  function giveUp() {
    const { stamp, version, id } = slot.current;
    if (!stamp) return;
    const now = sync.idNow(id);
    const stored = store.read(now);
    // What another tab has written since is that one's to give up.
    if (!stored || isSameStamp(stored, stamp)) sync.giveUp(now, version ?? undefined);
    slot.current = { id: newFormId(), version: null, stamp: undefined };
  }

  // Before the form is painted: what is typed into its first picture is kept like the rest.
  useLayoutEffect(() => {
    if (hasOffer) return undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!isClosed.current) writer.note();
      },
    });
    function keepNow() {
      writer.flush();
      void sync.flush();
    }
    // A phone that switches to another app may never come back to this tab.
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keepNow();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, hasOffer, writer, sync]);

  return {
    /** What was left behind; undefined when there is nothing, or it has been decided on. */
    offer,
    /** How many more were left of the same form. */
    others,
    /** False when this browser did not let the last change be kept. */
    isKept,
    /** When it was kept last, in ms since 1970; undefined while there is nothing to keep. */
    keptAt,
    /** Why the account does not keep it, if it does not. */
    problem: keptId === undefined ? undefined : problems.get(sync.idNow(keptId)),
    /** Removes what is kept and keeps no more: all is saved, or given up. */
    close: () => {
      isClosed.current = true;
      writer.drop();
      giveUp();
    },
    /**
     * Keeps what is typed now, on what was saved of it, and no more.
     *
     * @param saved the id of that, which a new item did not have
     */
    keepFor: (saved: string) => {
      isClosed.current = true;
      writer.drop();
      if (saved !== keptFor.current) {
        giveUp();
        // Under the id of the new item's form it would be found again there, and add another one.
        slot.current = { id: newFormId(), version: null, stamp: undefined };
      }
      keptFor.current = saved;
      write.current();
    },
    /** Answers the offer; filling the form with it is the caller's. */
    answer: (decision: 'continue' | 'discard') => {
      if (left) {
        const { id, version, savedAt, writer: by } = left.form;
        if (decision === 'discard') sync.giveUp(id, version ?? undefined);
        else {
          slot.current = { id, version, stamp: { savedAt, writer: by } };
          setKeptId(id);
        }
      }
      setOffer(undefined);
    },
    /** Keeps what is waiting; false when this browser did not let it. */
    keepNow: () => {
      writer.flush();
      return wasKept.current;
    },
  };
}

/** How long typing has to pause before it is kept, in ms; a crash loses no more than this. */
export const KEEP_PAUSE_MS = 500;

/**
 * Keeps what is typed once it pauses.
 *
 * @param write keeps the form as it is at that moment
 */
export function createDelayedWrite(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Drops what is waiting. */
  function drop() {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Keeps it now, if anything is waiting. */
  function flush() {
    if (timer === undefined) return;
    drop();
    write();
  }

  /** Something has changed. */
  function note() {
    clearTimeout(timer);
    timer = setTimeout(flush, KEEP_PAUSE_MS);
  }

  return { note, flush, drop };
}
