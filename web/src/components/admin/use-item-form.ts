import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, hasStatus } from '@/lib/api-error';
import { describeFailure } from './describe-failure';

interface Versioned {
  id: string;
  version: number;
}

/** Why the last save did not happen. */
export type SaveProblem<V extends FieldValues, T> =
  | { kind: 'failed'; text: string; details: string[] }
  /** Someone else saved first: their item, and which of its fields differ from what the form began with. */
  | { kind: 'stale'; theirs: T; changed: FieldPath<V>[] };

interface Options<V extends FieldValues, T extends Versioned> {
  form: UseFormReturn<V>;
  /** The item that is edited; undefined makes a new one. */
  item: T | undefined;
  toValues: (item: T) => V;
  /** Saves and closes; `base` is the item whose version the save is based on. */
  save: (values: V, base: T | undefined) => Promise<void>;
  /** The item as the server has it now; undefined when it is gone. */
  reload: (id: string) => Promise<T | undefined>;
  /** The form's field for a path that the server complains about. */
  fieldOf: (path: string) => FieldPath<V> | undefined;
}

/**
 * Saves what a form holds, once at a time, and keeps it when that fails: the server's complaints
 * land on their fields, and a stale edit can be saved over the newer item or give way to it.
 */
export function useItemForm<V extends FieldValues, T extends Versioned>(options: Options<V, T>) {
  const { form, item, toValues, save, reload, fieldOf } = options;
  const base = useRef(item);
  const isBusy = useRef(false);
  const [problem, setProblem] = useState<SaveProblem<V, T>>();

  async function send(values: V) {
    // A second click can come before the button is drawn disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    try {
      await save(values, base.current);
    } catch (error) {
      setProblem(await problemOf(error));
      // Only a failure is followed by another try: what was saved is not sent again.
      isBusy.current = false;
    }
  }

  async function problemOf(error: unknown): Promise<SaveProblem<V, T>> {
    if (hasStatus(error, 412) && base.current) {
      const theirs = await reloadQuietly(base.current.id);
      if (theirs) return { kind: 'stale', theirs, changed: changedFields(base.current, theirs) };
    }
    const fields = fieldErrorsOf(error);
    if (!fields) return { kind: 'failed', text: describeFailure(error), details: [] };
    return { kind: 'failed', text: 'Check what is marked.', details: markFields(fields) };
  }

  /** Without the newer item, the failure is explained all the same. */
  async function reloadQuietly(id: string): Promise<T | undefined> {
    try {
      return await reload(id);
    } catch {
      return undefined;
    }
  }

  /** Puts each complaint on its field; returns those that have none. */
  function markFields(fields: Record<string, string[]>): string[] {
    const details: string[] = [];
    let isFirst = true;
    for (const [path, messages] of Object.entries(fields)) {
      const name = fieldOf(path);
      const message = messages.join(' ');
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
      else details.push(`${path}: ${message}`);
      isFirst &&= !name;
    }
    return details;
  }

  function changedFields(mine: T, theirs: T): FieldPath<V>[] {
    const [before, after] = [toValues(mine), toValues(theirs)];
    return (Object.keys(before) as FieldPath<V>[]).filter((name) => before[name] !== after[name]);
  }

  return {
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    problem,
    /** Saves the form over the newer item. */
    keepMine: () => {
      if (problem?.kind !== 'stale') return;
      base.current = problem.theirs;
      void form.handleSubmit(send)();
    },
    /** Replaces what the form holds with the newer item. */
    takeTheirs: () => {
      if (problem?.kind !== 'stale') return;
      base.current = problem.theirs;
      form.reset(toValues(problem.theirs));
      setProblem(undefined);
    },
  };
}

/** What the server says about single fields. A 409 is about the one field that must be unique. */
function fieldErrorsOf(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fields = error.body?.error.fields;
  if (fields || error.status !== 409) return fields;
  return { id: [describeFailure(error)] };
}
