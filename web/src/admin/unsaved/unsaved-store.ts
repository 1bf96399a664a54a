import { itemVersion } from '@torque-tide/contract/fields';
import * as z from 'zod/mini';

const PREFIX = 'unsaved:';
/** How long the browser keeps what nobody comes back to, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

const unsavedSchema = z.object({
  /** When it was typed, as ISO 8601. */
  at: z.iso.datetime(),
  values: valuesSchema,
  /** The stored version that the edit began with; null for a new item. */
  base: z.nullable(z.object({ version: itemVersion, values: valuesSchema })),
});

/** The values of a form that were typed and not saved. */
export type Unsaved = z.infer<typeof unsavedSchema>;

/**
 * Returns the place of one account's form: no other account reads it.
 *
 * @param form which form it is, such as 'jobs', 'edit', '7'
 */
export function unsavedSlot(username: string, ...form: string[]) {
  // Encoded, so that no name runs into the next one.
  const key = PREFIX + [username, ...form].map(encodeURIComponent).join('/');
  return {
    key,
    read: () => readText(key),
    /** Returns false when the browser refuses it, because storage is full or blocked. */
    write: (text: string): boolean => {
      try {
        localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    /** Removes a text, unless another tab has written one since. */
    removeIf: (text: string): void => {
      if (readText(key) === text) localStorage.removeItem(key);
    },
  };
}

/** Parses what a slot holds; undefined for nothing, and for what is too old or can't be read. */
export function parseUnsaved(text: string | null): Unsaved | undefined {
  try {
    const unsaved = unsavedSchema.parse(JSON.parse(text ?? ''));
    return Date.now() - Date.parse(unsaved.at) > KEPT_MS ? undefined : unsaved;
  } catch {
    return undefined;
  }
}

/** True when this browser keeps something, whoever typed it. */
export function hasUnsaved(): boolean {
  return keys().length > 0;
}

/** Removes everything that is too old or can't be read, whoever typed it. */
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
