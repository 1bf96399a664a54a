import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a field of an admin form holds. */
export type FormValue = string | boolean;

/** Puts a value into a field as if it had been typed there. */
export function fillField<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  value: FormValue,
): void {
  form.setValue(name as FieldPath<V>, value as FieldPathValue<V, FieldPath<V>>, {
    shouldDirty: true,
  });
}

/** A stored item as the values of its form. */
export interface StoredValues<V> {
  id: string;
  version: number;
  values: V;
}

/** What a field's text is made of: one line, paragraphs, an entry a line, tags between commas, or one choice. */
export type FieldKind = 'line' | 'text' | 'lines' | 'tags' | 'choice';

/** Compares two values; line endings and the space around a text do not count. */
export function isSameValue(a: FormValue, b: FormValue): boolean {
  return normalise(a) === normalise(b);
}

/** True when two forms hold exactly the same; here line endings and spaces count. */
export function areSameValues<V extends object>(a: V, b: V): boolean {
  return (Object.keys(a) as (keyof V)[]).every((name) => a[name] === b[name]);
}

/** A value as it is compared. */
function normalise(value: FormValue): FormValue {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;
}

/** The fields that a form has today, of what it held then: what is missing is empty, what it lost is dropped. */
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
 * A list of entries with several parts, as the one text that a form holds of it: a line for each entry, with
 * words between the parts. So it is kept unsaved, compared and merged line by line, as any text is.
 */

/** The parts of each line. A part that is missing is empty. */
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
