import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { isoDateTime, itemVersion } from '@torque-tide/contract/fields';
import * as z from 'zod/mini';

/** How long an unsaved form is kept. */
export const DRAFT_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';

/** Whose draft of what: another admin of the same browser is not offered it. */
export interface DraftKey {
  username: string;
  kind: ContentKind;
  /** Undefined for an item that does not exist yet. */
  id: string | undefined;
}

const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** What is stored. A `format` that this code does not know is as good as no draft. */
const storedSchema = z.object({
  format: z.literal(1),
  savedAt: isoDateTime,
  values: valuesSchema,
  /** What the edit began with, to find later what both sides changed; null for a new item. */
  base: z.nullable(z.object({ version: itemVersion, values: valuesSchema })),
});

/** An unsaved form, as it was left. */
export interface Draft<V> {
  savedAt: string;
  values: V;
  base: { version: number; values: V } | null;
}

/** The draft under a key, if there is one that has not expired; `empty` names the form's fields. */
export function readDraft<V extends object>(
  key: DraftKey,
  empty: V,
  now: number,
): Draft<V> | undefined {
  const stored = parse(readItem(nameOf(key)));
  if (!stored || isExpired(stored.savedAt, now)) return undefined;
  const { savedAt, values, base } = stored;
  return {
    savedAt,
    values: fit(values, empty),
    base: base && { version: base.version, values: fit(base.values, empty) },
  };
}

/**
 * Keeps a draft. Only forms that edit content call this: no password ever comes here.
 *
 * @returns false when the browser does not let it, because storage is full or blocked
 */
export function writeDraft<V extends object>(key: DraftKey, draft: Draft<V>): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ format: 1, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // What cannot be written cannot be there either.
  }
}

/** Removes every draft that is too old or unreadable, whoever left it. */
export function sweepDrafts(now: number): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(PREFIX)) continue;
      const stored = parse(localStorage.getItem(name));
      if (!stored || isExpired(stored.savedAt, now)) localStorage.removeItem(name);
    }
  } catch {
    // Blocked storage holds nothing to sweep.
  }
}

function nameOf({ username, kind, id }: DraftKey): string {
  // Ids never hold a slash, so no item is called like a new one.
  return `${PREFIX}${username}:${kind}:${id ?? '/new'}`;
}

function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(text: string | null): z.infer<typeof storedSchema> | undefined {
  if (!text) return undefined;
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isExpired(savedAt: string, now: number): boolean {
  return now - Date.parse(savedAt) > DRAFT_DAYS * DAY;
}

/** The fields that the form has today: what is missing is empty, what it no longer has is dropped. */
function fit<V extends object>(values: z.infer<typeof valuesSchema>, empty: V): V {
  const entries = Object.entries(empty).map(([name, fallback]: [string, unknown]) => {
    const value = values[name];
    return [name, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as V;
}
