import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Values } from '@/admin/content/define-content';
import {
  fillField,
  type FormValue,
  isSameValue,
  type StoredValues,
} from '@/admin/fields/form-values';

export type Side = 'mine' | 'theirs';

/** A field that both sides changed, each to something else. */
export interface Conflict<V> {
  name: keyof V & string;
  mine: FormValue;
  theirs: FormValue;
  /** Undefined until the editor chooses: neither side wins by default. */
  choice?: Side;
}

/** Compares two edits with the values both began with. */
export function mergeValues<V extends object>(
  base: V,
  mine: V,
  theirs: V,
): { taken: Partial<V>; conflicts: Conflict<V>[] } {
  const taken: Partial<V> = {};
  const conflicts: Conflict<V>[] = [];
  for (const name of Object.keys(base) as (keyof V & string)[]) {
    const [before, my, their] = [base[name], mine[name], theirs[name]] as FormValue[];
    if (before === undefined || my === undefined || their === undefined) continue;
    if (isSameValue(before, their) || isSameValue(my, their)) continue;
    if (isSameValue(before, my)) taken[name] = theirs[name];
    else conflicts.push({ name, mine: my, theirs: their });
  }
  return { taken, conflicts };
}

/** Two edits of one item, with the fields that wait for a choice. */
export interface OpenMerge<V> {
  /** The version that this edit began with. */
  since: number;
  theirs: StoredValues<V>;
  conflicts: readonly Conflict<V>[];
  /** How often a save was tried with a choice missing. */
  missed: number;
}

/** Merges what someone else saved into a form. Choices go into the form at once. */
export function useMerge<V extends Values>(form: UseFormReturn<V>) {
  const [merge, setMerge] = useState<OpenMerge<V>>();

  return {
    merge,
    /** Returns false, and asks for them again, while choices are missing. */
    isDecided: (): boolean => {
      if (!merge || merge.conflicts.every(({ choice }) => choice)) return true;
      setMerge({ ...merge, missed: merge.missed + 1 });
      return false;
    },
    /** Takes the fields that only they changed. Returns true if no field is left to choose. */
    begin: ({ version: since, values: base }: StoredValues<V>, theirs: StoredValues<V>) => {
      const { taken, conflicts } = mergeValues(base, form.getValues(), theirs.values);
      for (const [name, value] of Object.entries(taken)) fillField(form, name, value as FormValue);
      setMerge(conflicts.length > 0 ? { since, theirs, conflicts, missed: 0 } : undefined);
      return conflicts.length === 0;
    },
    choose: (name: keyof V & string, choice: Side) => {
      const conflicts = merge?.conflicts.map((conflict): Conflict<V> => {
        if (conflict.name !== name) return conflict;
        // The field may have been edited since: going to theirs and back must not lose that.
        const mine =
          conflict.choice === 'theirs' ? conflict.mine : form.getValues(name as FieldPath<V>);
        fillField(form, name, choice === 'mine' ? mine : conflict.theirs);
        return { ...conflict, mine, choice };
      });
      if (merge && conflicts) setMerge({ ...merge, conflicts });
    },
    end: () => setMerge(undefined),
  };
}
