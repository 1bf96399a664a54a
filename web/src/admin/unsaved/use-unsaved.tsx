import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { areSameValues, fitValues } from '@/admin/fields/form-values';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { readStoredSessionId } from '@/shared/api/session-storage';
import { useToast } from '@/shared/ui/toast/use-toast';
import { parseUnsaved, sweepUnsaved, unsavedSlot } from './unsaved-store';
import Button from '@mui/material/Button';
import { clockTime } from '@/admin/text/moments';
import { Note } from '@/admin/ui/list-parts';

/** Which form it is: of an item, of a copy of an item, or of a new one. */
type FormSlot = ['edit' | 'copy', string] | ['new'];

/** What the form holds when nothing is changed, and the stored version that belongs to it. */
interface Initial<V> {
  values: V;
  version: number | undefined;
}

interface Options<V extends FieldValues> {
  form: UseFormReturn<V>;
  kind: ContentKind;
  slot: FormSlot;
  initialOf: () => Initial<V>;
  /** Told before the fields get back what was typed on that. */
  onRestore: (begun: { values: V; version: number } | undefined) => void;
  /** Nothing is said of what was kept while it is on its way to the server. */
  isSaving: () => boolean;
  /** Begins the form anew, without what it holds. */
  startOver: () => void;
}

/** What begins each open form anew: the message about a form may outlive the moment when it is opened again. */
const openForms = new Map<string, () => void>();

/**
 * Keeps what is typed into a form in this browser until it is saved or discarded, and fills the form with what
 * was typed before. Nothing waits to be written, so that no crash and no closed tab loses any of it.
 */
export function useUnsaved<V extends FieldValues>(options: Options<V>) {
  const { form, kind, initialOf, onRestore, isSaving } = options;
  const { username, replacedBy } = useAdminSession();
  const toast = useToast();
  const [slot] = useState(() => unsavedSlot(username, kind, ...options.slot));
  // Only a verified session gets here, in a browser: no server renders this.
  const [found] = useState(() => {
    sweepUnsaved();
    const text = slot.read();
    const unsaved = parseUnsaved(text);
    if (text === null || !unsaved) return undefined;
    const now = form.getValues();
    const values = fitValues(unsaved.values, now);
    const { at, base } = unsaved;
    const begun = base && { version: base.version, values: fitValues(base.values, now) };
    // It was saved, and its tab closed before it knew.
    return { text, at, values, begun: begun ?? undefined, isSaved: areSameValues(values, now) };
  });
  const isRestored = found !== undefined && !found.isSaved;
  const [restoredAt, setRestoredAt] = useState(isRestored ? found.at : undefined);
  const [isKept, setIsKept] = useState(true);
  /** The text in storage that is this tab's. */
  const own = useRef(found?.text);
  /** What the fields held, and stood on, when they were last looked at. */
  const seen = useRef('');
  const isClosed = useRef(false);
  const isMounted = useRef(false);

  function look() {
    const { values, version } = initialOf();
    const base = version === undefined ? null : { version, values };
    return JSON.stringify({ values: form.getValues(), base });
  }

  function drop() {
    if (own.current !== undefined) slot.removeIf(own.current);
    own.current = undefined;
    setRestoredAt(undefined);
    setIsKept(true);
  }

  function keep() {
    const next = look();
    // A field that is only left must not take the place of what another tab has typed since.
    if (isClosed.current || next === seen.current) return;
    seen.current = next;
    if (areSameValues(form.getValues(), initialOf().values)) {
      drop();
      return;
    }
    const text = `{"at":"${new Date().toISOString()}",${next.slice(1)}`;
    const isWritten = slot.write(text);
    // What was kept before, if anything, is still this form's.
    if (isWritten) own.current = text;
    setIsKept(isWritten);
  }

  const begin = useEffectEvent(() => {
    if (found && isRestored) {
      onRestore(found.begun);
      // Changed is what differs from what the edit began with, not from what is stored now.
      form.reset(found.begun?.values ?? initialOf().values);
      form.reset(found.values, { keepDefaultValues: true });
    } else drop();
    seen.current = look();
  });
  const note = useEffectEvent(() => keep());
  // Before the form is painted: what is typed into its first picture is kept like the rest.
  useLayoutEffect(() => {
    begin();
    return form.subscribe({ formState: { values: true }, callback: () => note() });
  }, [form]);

  const sayKept = useEffectEvent(() => {
    const { current: text } = own;
    if (isClosed.current || isSaving() || text === undefined || slot.read() !== text) return;
    // The login says it to who is logged out; another account is not asked.
    if (replacedBy !== undefined || readStoredSessionId() === null) return;
    toast({
      title: 'Kept what you typed',
      actions: [
        {
          label: 'Discard',
          onClick: () => {
            const startOpenForm = openForms.get(slot.key);
            if (startOpenForm && slot.read() === text) startOpenForm();
            else slot.removeIf(text);
          },
        },
      ],
    });
  });
  const onStartOver = useEffectEvent(() => options.startOver());
  useEffect(() => {
    isMounted.current = true;
    const { key } = slot;
    const begin = () => onStartOver();
    openForms.set(key, begin);
    return () => {
      isMounted.current = false;
      if (openForms.get(key) === begin) openForms.delete(key);
      // React's development mode takes an effect back for a moment.
      queueMicrotask(() => {
        if (!isMounted.current) sayKept();
      });
    };
  }, [slot]);

  return {
    /** When it was typed, as ISO 8601, if the form holds what was typed before. */
    restoredAt,
    /** False when this browser did not let the last change be kept. */
    isKept,
    /** Removes what is kept, and keeps no more: all is saved, or discarded. */
    close: () => {
      isClosed.current = true;
      drop();
    },
  };
}

interface Props {
  /** When it was typed, as ISO 8601. */
  at: string;
  onDiscard: () => void;
}

/** Says that the form holds what was typed earlier: 'Restored from 10:42 · Discard'. */
export function RestoredLine({ at, onDiscard }: Props) {
  const [now] = useState(() => new Date());
  return (
    <Note role="status" sx={{ mb: 2 }}>
      {`Restored from ${clockTime(at, now)} · `}
      <Button size="small" variant="text" sx={{ minWidth: 0 }} onClick={onDiscard}>
        Discard
      </Button>
    </Note>
  );
}
