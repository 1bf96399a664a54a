import { itemVersion } from '@torque-tide/contract/fields';
import * as z from 'zod/mini';

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
  return {
    key,
    read: () => readText(key),
    /** Returns false if storage is full or blocked. */
    write: (text: string): boolean => {
      try {
        localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    /** Removes a text unless another tab has replaced it. */
    removeIf: (text: string): void => {
      if (readText(key) === text) localStorage.removeItem(key);
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
  for (const key of keys()) if (!parseUnsaved(readText(key))) localStorage.removeItem(key);
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Blocked storage holds nothing.
    return [];
  }
}
