import { type FieldKind, type FormValue, isSameValue } from '@/admin/fields/form-values';
import { difference } from '@/admin/text/difference';

/** A field that two people changed, each to something else. */
export interface Conflict<V> {
  name: keyof V & string;
  mine: FormValue;
  theirs: FormValue;
}

/** What came of two edits of the same item. */
export interface MergedValues<V> {
  /** Only they changed these, so theirs are taken. */
  taken: { name: keyof V & string; before: FormValue; theirs: FormValue }[];
  /** A person has to decide these. */
  conflicts: Conflict<V>[];
}

/**
 * Compares two edits with what both began with. A field that only I changed stays mine, one that
 * only they changed becomes theirs, and one that both changed alike needs no word.
 */
export function mergeValues<V extends object>(base: V, mine: V, theirs: V): MergedValues<V> {
  const merged: MergedValues<V> = { taken: [], conflicts: [] };
  for (const name of Object.keys(base) as (keyof V & string)[]) {
    const before = base[name] as FormValue;
    const my = mine[name] as FormValue;
    const their = theirs[name] as FormValue;
    if (isSameValue(before, their) || isSameValue(my, their)) continue;
    if (isSameValue(before, my)) merged.taken.push({ name, before, theirs: their });
    else merged.conflicts.push({ name, mine: my, theirs: their });
  }
  return merged;
}

/** True when both texts can stand in one field, to be edited into one. */
export function canCombine<V>({ mine, theirs }: Conflict<V>, kind: FieldKind): boolean {
  return kind !== 'choice' && mine !== '' && theirs !== '' && typeof mine === 'string';
}

/** Both texts as a beginning to edit: what they share once, and where they differ mine, then theirs. */
export function combineTexts(mine: string, theirs: string, kind: FieldKind): string {
  if (kind === 'tags') {
    const all = `${mine},${theirs}`.split(',').map((tag) => tag.trim());
    return [...new Set(all.filter(Boolean))].join(', ');
  }
  if (kind === 'lines') return combineParts(mine, theirs, /\r?\n/, '\n');
  if (kind === 'text') return combineParts(mine, theirs, /\r?\n\s*\n/, '\n\n');
  return `${mine.trim()} / ${theirs.trim()}`;
}

/** The parts of both in order, shared ones once; of texts with too much that is equal, all of mine, then theirs. */
function combineParts(mine: string, theirs: string, separator: RegExp, joint: string): string {
  const [parts = [], others = []] = [mine, theirs].map((text) => text.trim().split(separator));
  return difference(parts, others)
    .flatMap(({ pieces }) => pieces)
    .join(joint);
}
