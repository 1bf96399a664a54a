import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

export type FormValue = string | boolean;

export function fillField<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  value: FormValue,
): void {
  form.setValue(name as FieldPath<V>, value as FieldPathValue<V, FieldPath<V>>, {
    shouldDirty: true,
  });
}

export interface StoredValues<V> {
  id: string;
  version: number;
  values: V;
}

/** Compares values, ignoring line endings and surrounding space. */
export function isSameValue(a: FormValue, b: FormValue): boolean {
  return normalise(a) === normalise(b);
}

/** Compares all values exactly. */
export function areSameValues<V extends object>(a: V, b: V): boolean {
  return (Object.keys(a) as (keyof V)[]).every((name) => a[name] === b[name]);
}

function normalise(value: FormValue): FormValue {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;
}

/** Fits kept values to today's fields: missing ones become empty, unknown ones are dropped. */
export function fitValues<V extends object>(
  values: Readonly<Record<string, string | boolean>>,
  empty: V,
): V {
  const entries = Object.entries(empty).map(([name, fallback]: [string, unknown]) => {
    const value = values[name];
    return [name, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as V;
}

/*
 * A table, which the form holds as one text: a line per row, with separators between cells. This
 * way it is kept, compared and merged like any text.
 */

/** Splits lines into cells; missing cells are empty. */
export function cellsOf(text: string, between: readonly string[]): string[][] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    let rest = line;
    const cells = between.map((words) => {
      const at = rest.indexOf(words);
      const cell = at < 0 ? rest : rest.slice(0, at);
      rest = at < 0 ? '' : rest.slice(at + words.length);
      return cell;
    });
    cells.push(rest);
    return cells;
  });
}

export function textOfCells(
  rows: readonly (readonly string[])[],
  between: readonly string[],
): string {
  return rows
    .map((cells) => cells.map((cell, index) => `${cell}${between[index] ?? ''}`).join(''))
    .join('\n');
}
