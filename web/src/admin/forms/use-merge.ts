import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';
import {
  type FieldKind,
  fillField,
  type FormValue,
  type StoredValues,
} from '@/admin/fields/form-values';
import { type Conflict, combineTexts, type MergedValues, mergeValues } from './merge-values';

export type Choice = 'mine' | 'theirs' | 'both';

type Choices<V> = Readonly<Partial<Record<keyof V & string, Choice>>>;

/** A merge that waits for its decisions. */
export interface OpenMerge<V> extends MergedValues<V> {
  /** The version that the edit began with. */
  since: number;
  theirs: StoredValues<V>;
  choices: Choices<V>;
  /** Counts the attempts to save with decisions missing: each sends the editor to the first. */
  missed: number;
}

/**
 * Settles, field by field, what two people changed at the same time. Every decision stands in the
 * form at once, where it is seen, previewed and can be edited further.
 */
export function useMerge<V extends Values>(
  form: UseFormReturn<V>,
  { kinds, combines }: Pick<FormFields<never, V, unknown>, 'kinds' | 'combines'>,
) {
  const [merge, setMerge] = useState<OpenMerge<V>>();
  // What stood in a field under a choice that was left: coming back to it finds it again.
  const left = useRef(new Map<string, FormValue>());

  /** Puts into a field what a choice makes of it, or what stood there under that choice before. */
  function show({ choices }: OpenMerge<V>, conflict: Conflict<V>, choice: Choice) {
    const { name } = conflict;
    const former = choices[name] ?? 'mine';
    if (former === choice) return;
    left.current.set(`${former} ${name}`, form.getValues(name as FieldPath<V>));
    const value = left.current.get(`${choice} ${name}`) ?? valueOf(conflict, choice, kinds[name]);
    fillField(form, name, value);
  }

  function choose(name: keyof V & string, choice: Choice) {
    const conflict = merge?.conflicts.find((other) => other.name === name);
    if (!merge || !conflict) return;
    show(merge, conflict, choice);
    setMerge({ ...merge, choices: { ...merge.choices, [name]: choice } });
  }

  return {
    merge,
    /** False where fields still wait for a decision, which is asked for again then. */
    isDecided: (): boolean => {
      if (!merge || merge.conflicts.every(({ name }) => merge.choices[name])) return true;
      setMerge({ ...merge, missed: merge.missed + 1 });
      return false;
    },
    /**
     * Takes what only they changed into the form, and asks about the rest. False where nothing of it is seen:
     * then it is settled at once.
     */
    begin: ({ version: since, values: base }: StoredValues<V>, theirs: StoredValues<V>) => {
      left.current.clear();
      const merged = mergeValues(base, form.getValues(), theirs.values);
      for (const { name, theirs: value } of merged.taken) fillField(form, name, value);
      for (const { name, mine, theirs: their } of merged.conflicts) {
        const combined = combines[name]?.(String(base[name]), String(mine), String(their));
        if (combined !== undefined) fillField(form, name, combined);
      }
      const isSeen = ({ name }: { name: keyof V & string }) => !combines[name];
      const taken = merged.taken.filter(isSeen);
      const conflicts = merged.conflicts.filter(isSeen);
      const isHidden = taken.length + conflicts.length === 0;
      if (isHidden && merged.taken.length + merged.conflicts.length > 0) return false;
      setMerge({ taken, conflicts, since, theirs, choices: {} as Choices<V>, missed: 0 });
      return true;
    },
    end: () => setMerge(undefined),
    choose,
    chooseAll: (choice: 'mine' | 'theirs') => {
      if (!merge) return;
      for (const conflict of merge.conflicts) show(merge, conflict, choice);
      const choices = merge.conflicts.map(({ name }) => [name, choice]);
      setMerge({ ...merge, choices: Object.fromEntries(choices) as Choices<V> });
    },
  };
}

function valueOf<V>({ mine, theirs }: Conflict<V>, choice: Choice, kind: FieldKind): FormValue {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  return combineTexts(String(mine), String(theirs), kind);
}
