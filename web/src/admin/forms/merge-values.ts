import { type FieldKind, type FormValue, isSameValue } from '@/admin/fields/form-values';

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
    const [before, my, their] = [base[name], mine[name], theirs[name]] as FormValue[] as [
      FormValue,
      FormValue,
      FormValue,
    ];
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

/** The parts of both in order, shared ones once. */
function combineParts(mine: string, theirs: string, separator: RegExp, joint: string): string {
  const [parts, others] = [mine, theirs].map((text) => text.trim().split(separator));
  return interleave(parts ?? [], others ?? []).join(joint);
}

/** By their longest common subsequence; where the two differ, mine come first. */
function interleave(mine: string[], theirs: string[]): string[] {
  const lengths = commonLengths(mine, theirs);
  const combined: string[] = [];
  let [i, j] = [0, 0];
  while (i < mine.length && j < theirs.length) {
    if (mine[i] === theirs[j]) {
      combined.push(mine[i] ?? '');
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      combined.push(mine[i] ?? '');
      i += 1;
    } else {
      combined.push(theirs[j] ?? '');
      j += 1;
    }
  }
  return [...combined, ...mine.slice(i), ...theirs.slice(j)];
}

/** How many parts the rests of both, from every pair of positions on, have in common. */
function commonLengths(mine: string[], theirs: string[]): number[][] {
  const lengths = Array.from({ length: mine.length + 1 }, () =>
    Array.from({ length: theirs.length + 1 }, () => 0),
  );
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const value =
        mine[i] === theirs[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
      lengths[i]![j] = value;
    }
  }
  return lengths;
}
