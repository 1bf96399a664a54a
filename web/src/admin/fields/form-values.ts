import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

export type FormValue = string | boolean;

/** What a form holds, by field. */
export type Values = Record<string, FormValue>;

export function fillField<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  value: FormValue,
): void {
  form.setValue(name as FieldPath<V>, value as FieldPathValue<V, FieldPath<V>>, {
    shouldDirty: true,
  });
}

export interface StoredValues {
  id: string;
  version: number;
  values: Values;
}

/** Compares values, ignoring line endings and surrounding space. */
export function isSameValue(a: FormValue, b: FormValue): boolean {
  return normalise(a) === normalise(b);
}

/** Compares all values exactly. */
export function areSameValues(a: Values, b: Values): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

function normalise(value: FormValue): FormValue {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;
}

/** Fits kept values to today's fields: missing ones become empty, unknown ones are dropped. */
export function fitValues(values: Readonly<Values>, empty: Values): Values {
  const entries = Object.entries(empty).map(([name, fallback]): [string, FormValue] => {
    const value = values[name];
    return [name, value !== undefined && typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries);
}

/** Reads the rows of a list, which a form holds as one text: so it is kept, compared and merged like any text. */
export function rowsOf(text: string): (readonly string[])[] {
  return text === '' ? [] : (JSON.parse(text) as string[][]);
}

export function textOfRows(rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : JSON.stringify(rows);
}
