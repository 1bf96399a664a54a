import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  type Draft,
  type DraftKey,
  readDraft,
  removeDraft,
  sweepDrafts,
  writeDraft,
} from './draft-store';
import { createDraftWriter } from './draft-writer';
import { areSameValues } from './form-values';

interface Options<V extends FieldValues> {
  form: UseFormReturn<V>;
  draftKey: DraftKey;
  /** What the form holds when nothing is changed, and the version that belongs to it. */
  initialOf: () => { values: V; version: number | undefined };
}

/**
 * Keeps a changed form in this browser, so that it survives a crash or a reload of the tab, and
 * offers what was kept before. Nothing is written while an offer is open: it would be overwritten.
 */
export function useDraft<V extends FieldValues>(options: Options<V>) {
  const { form, draftKey, initialOf } = options;
  // Only a verified session gets here, in a browser: no server renders this.
  const [offer, setOffer] = useState<Draft<V> | undefined>(() => {
    sweepDrafts(Date.now());
    return readDraft(draftKey, form.getValues(), Date.now());
  });
  const [isKept, setIsKept] = useState(true);
  const hasOffer = offer !== undefined;
  const wasKept = useRef(true);
  const isClosed = useRef(false);
  const write = useRef<() => void>(() => undefined);
  const [writer] = useState(() => createDraftWriter(() => write.current()));

  useEffect(() => {
    write.current = () => {
      const values = form.getValues();
      const { values: initial, version } = initialOf();
      if (areSameValues(values, initial)) {
        removeDraft(draftKey);
        return;
      }
      const base = version === undefined ? null : { version, values: initial };
      const savedAt = new Date().toISOString();
      wasKept.current = writeDraft(draftKey, { savedAt, values, base });
      setIsKept(wasKept.current);
    };
  });

  useEffect(() => {
    if (hasOffer) return undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!isClosed.current) writer.note();
      },
    });
    // A phone that switches to another app may never come back to this tab.
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') writer.flush();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', writer.flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', writer.flush);
      writer.flush();
    };
  }, [form, hasOffer, writer]);

  return {
    /** What was left behind; undefined when there is nothing, or it has been decided on. */
    offer,
    /** False when this browser did not let the last change be kept. */
    isKept,
    /** Removes the draft and keeps no more: all is saved, or given up. */
    close: () => {
      isClosed.current = true;
      writer.drop();
      removeDraft(draftKey);
    },
    /** Answers the offer; what is done with the draft is the caller's. */
    answer: (decision: 'continue' | 'discard') => {
      if (decision === 'discard') removeDraft(draftKey);
      setOffer(undefined);
    },
    /** Keeps what is waiting; false when this browser did not let it. */
    keepNow: () => {
      writer.flush();
      return wasKept.current;
    },
  };
}
