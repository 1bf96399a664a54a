import { type ChangeNote, type Presence, PRESENCE_STALE_MS } from '@torque-tide/contract/live';
import { joinNames } from '@/admin/text/names';
import { keyOfItem } from './live-context';

/** Returns the newest change of each item, by `keyOfItem`, from notes that come newest first. */
export function toChanges(notes: readonly ChangeNote[]): ReadonlyMap<string, ChangeNote> {
  // For equal keys a map keeps the last one.
  return new Map(notes.toReversed().map((note) => [keyOfItem(note.kind, note.id), note]));
}

/**
 * Says who is editing which item, by `keyOfItem`. Leaves out presence that has not been renewed, and every
 * tab of the user's own account.
 */
export function toEditors(
  presences: readonly Presence[],
  ownName: string,
  now: number,
): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { username, item, at } of presences) {
    if (username === ownName || now - at.toMillis() > PRESENCE_STALE_MS) continue;
    const key = keyOfItem(item.kind, item.id);
    names.set(key, (names.get(key) ?? new Set()).add(username));
  }
  return new Map(
    [...names].map(([key, people]) => {
      const verb = people.size > 1 ? 'are' : 'is';
      return [key, `${joinNames([...people].toSorted())} ${verb} editing this`];
    }),
  );
}
