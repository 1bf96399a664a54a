import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { areSameValues, fitValues, type Values } from '@/admin/fields/form-values';
import { useAdminSession } from '@/admin/session/admin-session-context';
import Button from '@mui/material/Button';
import { createStoredText } from '@/shared/browser/stored-choice';
import { clockTime } from '@/admin/text/format';
import { Note } from '@/admin/ui/list-parts';
import { itemVersion } from '@torque-tide/contract/fields';
import * as z from 'zod/mini';

type FormSlot = ['edit' | 'copy', string] | ['new'];

/** The unchanged values and their stored version. */
interface Initial {
  values: Values;
  version: number | undefined;
}

interface Options {
  form: UseFormReturn<Values>;
  kind: ContentKind;
  slot: FormSlot;
  initialOf: () => Initial;
  /** Called before the changes are restored, with their base. */
  onRestore: (begun: { values: Values; version: number } | undefined) => void;
}

/**
 * Keeps unsaved changes of a form in this browser until they are saved or discarded, and fills the form with
 * them. Writes at once: a crash or a closed tab must lose nothing.
 */
export function useUnsaved(options: Options) {
  const { form, kind, initialOf, onRestore } = options;
  const { username } = useAdminSession();
  const [slot] = useState(() => unsavedSlot(username, kind, ...options.slot));
  const [found] = useState(() => {
    sweepUnsaved();
    const text = slot.read();
    const unsaved = parseUnsaved(text);
    if (text === null || !unsaved) return undefined;
    const now = form.getValues();
    const values = fitValues(unsaved.values, now);
    const { at, base } = unsaved;
    const begun = base && { version: base.version, values: fitValues(base.values, now) };
    // Saved, but the tab closed before the response.
    return { text, at, values, begun: begun ?? undefined, isSaved: areSameValues(values, now) };
  });
  const isRestored = found !== undefined && !found.isSaved;
  const [restoredAt, setRestoredAt] = useState(isRestored ? found.at : undefined);
  const [isKept, setIsKept] = useState(true);
  /** The stored text this tab wrote. */
  const own = useRef(found?.text);
  /** The values and base at the last check. */
  const seen = useRef('');
  const isClosed = useRef(false);

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
    // Leaving a field must not overwrite text that another tab has saved since.
    if (isClosed.current || next === seen.current) return;
    seen.current = next;
    if (areSameValues(form.getValues(), initialOf().values)) {
      drop();
      return;
    }
    const text = `{"at":"${new Date().toISOString()}",${next.slice(1)}`;
    const isWritten = slot.write(text);
    if (isWritten) own.current = text;
    setIsKept(isWritten);
  }

  const begin = useEffectEvent(() => {
    if (found && isRestored) {
      onRestore(found.begun);
      // 'Dirty' compares with the base of the edit, not with the stored version.
      form.reset(found.begun?.values ?? initialOf().values);
      form.reset(found.values, { keepDefaultValues: true });
    } else drop();
    seen.current = look();
  });
  const note = useEffectEvent(() => keep());
  // Before paint, so that the first keystroke is kept too.
  useLayoutEffect(() => {
    begin();
    return form.subscribe({ formState: { values: true }, callback: () => note() });
  }, [form]);

  return {
    /** When the restored changes were typed, as ISO 8601; undefined if none were. */
    restoredAt,
    /** False if the browser refused to store the last change. */
    isKept,
    /** Removes the stored changes and stops storing. */
    close: () => {
      isClosed.current = true;
      drop();
    },
  };
}

interface Props {
  at: string;
  onDiscard: () => void;
}

/** Shows 'Restored from 10:42 · Discard'. */
export function RestoredLine({ at, onDiscard }: Props) {
  return (
    <Note role="status" sx={{ mb: 2 }}>
      {`Restored from ${clockTime(at)} · `}
      <Button size="small" variant="text" sx={{ minWidth: 0 }} onClick={onDiscard}>
        Discard
      </Button>
    </Note>
  );
}

const PREFIX = 'unsaved:';
/** How long unsaved changes are kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

const unsavedSchema = z.object({
  at: z.iso.datetime(),
  values: valuesSchema,
  /** The version the edit started from; null for a new item. */
  base: z.nullable(z.object({ version: itemVersion, values: valuesSchema })),
});

export type Unsaved = z.infer<typeof unsavedSchema>;

/**
 * Returns the storage slot of a form, separate for each account.
 *
 * @param form such as 'jobs', 'edit', '7'
 */
export function unsavedSlot(username: string, ...form: string[]) {
  // Encoded, so that names can't run into each other.
  const key = PREFIX + [username, ...form].map(encodeURIComponent).join('/');
  const { read, write } = createStoredText(key);
  return {
    read,
    write,
    /** Removes a text unless another tab has replaced it. */
    removeIf: (text: string): void => {
      if (read() === text) write(null);
    },
  };
}

/** Parses a slot's text; undefined if it is missing, too old or unreadable. */
export function parseUnsaved(text: string | null): Unsaved | undefined {
  try {
    const unsaved = unsavedSchema.parse(JSON.parse(text ?? ''));
    return Date.now() - Date.parse(unsaved.at) > KEPT_MS ? undefined : unsaved;
  } catch {
    return undefined;
  }
}

/** True if this browser keeps anything, for any account. */
export function hasUnsaved(): boolean {
  return keys().length > 0;
}

/** Removes everything too old or unreadable, for any account. */
export function sweepUnsaved(): void {
  for (const key of keys())
    if (!parseUnsaved(localStorage.getItem(key))) localStorage.removeItem(key);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Blocked storage holds nothing.
    return [];
  }
}
