import { changeNoteSchema, PRESENCE_STALE_MS, presenceSchema } from '@torque-tide/contract/live';
import type { DocumentData } from 'firebase/firestore';
import { joinNames } from '@/admin/text/names';
import { type Change, keyOfItem } from './live-store';

/** Reads a note of a change; gives none for one of a shape that this release doesn't know. */
export function toChange({ noteId, ...data }: DocumentData): Change[] {
  const note = changeNoteSchema.safeParse(data);
  if (!note.success) return [];
  return [{ ...note.data, noteId: String(noteId), at: note.data.at.toMillis() }];
}

/**
 * Says who is editing which item, by `keyOfItem`. Leaves out presence that has not been renewed, and every
 * tab of the user's own account.
 */
export function toEditors(
  documents: readonly DocumentData[],
  username: string,
  now: number,
): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { noteId: _, ...data } of documents) {
    const presence = presenceSchema.safeParse(data);
    if (!presence.success) continue;
    const { username: name, item, at } = presence.data;
    if (name === username || now - at.toMillis() > PRESENCE_STALE_MS) continue;
    const key = keyOfItem(item.kind, item.id);
    names.set(key, (names.get(key) ?? new Set()).add(name));
  }
  return new Map(
    [...names].map(([key, at]) => {
      const people = [...at].toSorted();
      return [key, `${joinNames(people)} ${people.length > 1 ? 'are' : 'is'} editing this`];
    }),
  );
}
