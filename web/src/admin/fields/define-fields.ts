import type { FieldRow } from './field-rows';
import type { FormValue, Values } from './form-values';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

export type AnyRow = (FieldRow<string, unknown, never> | FieldRow<boolean, unknown, never>) & {
  path?: string;
};
type Rows = Readonly<Record<string, AnyRow>>;

type PartOf<X> = Extract<NonNullable<X>, Record<string, unknown>>;

/** Every path of the input: 'title', or 'stats.year' for a nested field. */
type PathsOf<I> = {
  [K in keyof I & string]: [PartOf<I[K]>] extends [never]
    ? K
    : `${K}.${keyof PartOf<I[K]> & string}`;
}[keyof I & string];

type ValueAt<I, P> = P extends keyof I
  ? I[P]
  : P extends `${infer Head}.${infer Rest}`
    ? Head extends keyof I
      ? ValueAt<PartOf<I[Head]>, Rest>
      : never
    : never;

type PathOf<N, R> = R extends { path: infer P extends string } ? P : N;

type PathsOfRows<R extends Rows> = { [N in keyof R]: PathOf<N, R[N]> }[keyof R];

/** Makes the compiler check that rows and paths of the input match in name and type. */
type Fitting<T, I, R extends Rows, Unedited> = {
  [N in keyof R]: {
    read: (stored: Exclude<ValueAt<T, PathOf<N, R[N]>>, undefined>) => FormValue;
    send: (value: never) => ValueAt<I, PathOf<N, R[N]>>;
  };
} & Record<Exclude<PathsOf<I>, PathsOfRows<R> | Unedited>, AnyRow>;

type ValuesOf<R extends Rows> = {
  -readonly [N in keyof R & string]: R[N]['empty'] extends boolean ? boolean : string;
};

/** The id of the heading of a group of fields: 'group-company-and-law'. */
export function groupId(group: string): string {
  return `group-${group.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** A form's fields, derived from its rows. */
export interface FormFields<T, V extends Values, S> {
  rows: Readonly<Record<keyof V & string, AnyRow>>;
  names: readonly (keyof V & string)[];
  labels: Readonly<Record<keyof V & string, string>>;
  toValues: (item?: T) => V;
  /**
   * Returns the request body.
   *
   * @param before the values the edit started from. A part that was emptied since is sent as '', which
   *   removes it; without `before` an empty part is left out
   */
  toInput: (values: V, before?: V) => S;
  /** Returns the field for a path that was rejected. */
  fieldOf: (path: string) => (keyof V & string) | undefined;
}

/**
 * Makes the fields of a form, one row for each. A path of the input `I` without a row compiles only if it is
 * among the `Unedited` ones.
 */
export function defineFields<T, I, Unedited extends PathsOf<I> = never>() {
  return <const R extends Rows>(
    rows: R & Fitting<T, I, R, Unedited>,
    /** Optional parts of an item, each with the field without which it isn't sent. */
    optionalParts: { readonly [Part in keyof I]?: keyof R & string } = {},
  ): FormFields<T, ValuesOf<R>, I> =>
    // The types above describe the values of each row.
    fieldsOfRows(rows, optionalParts as Record<string, string>) as unknown as FormFields<
      T,
      ValuesOf<R>,
      I
    >;
}

/** Like `defineFields`, for rows that are only known at runtime. */
export function fieldsOfRows(
  rows: Rows,
  optionalParts: Readonly<Record<string, string>> = {},
): FormFields<unknown, Values, Record<string, unknown>> {
  const names = Object.keys(rows);
  const row = (name: string): AnyRow => rows[name] as AnyRow;
  const pathOf = (name: string) => row(name).path ?? name;
  const each = <X>(make: (name: string) => X) =>
    Object.fromEntries(names.map((name) => [name, make(name)]));
  function sentOf(name: string, values: Values): unknown {
    return (row(name).send as (value: FormValue | undefined) => unknown)(values[name]);
  }

  return {
    rows,
    names,
    labels: each((name) => row(name).label),
    toValues: (item) =>
      each((name) => {
        const stored = item && storedAt(item, pathOf(name));
        const { empty, read } = row(name);
        return stored === undefined ? empty : (read as (value: unknown) => FormValue)(stored);
      }),
    toInput: (values, before) => {
      const input: Record<string, unknown> = {};
      for (const name of names) {
        const [head = '', inner] = pathOf(name).split('.');
        const needed = optionalParts[head];
        if (needed !== undefined && sentOf(needed, values) === '') {
          if (before && sentOf(needed, before) !== '') input[head] = '';
          continue;
        }
        const sent = sentOf(name, values);
        if (inner === undefined) input[head] = sent;
        else {
          const part = (input[head] ??= {}) as Record<string, unknown>;
          if (sent !== undefined) part[inner] = sent;
        }
      }
      return input;
    },
    fieldOf: (path) =>
      names.find((name) => path === pathOf(name) || path.startsWith(`${pathOf(name)}.`)) ??
      names.find((name) => optionalParts[path] === name),
  };
}

function storedAt(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], item);
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'code' | 'message'>;

/**
 * Validates the request body with the endpoint's schema, and puts each error at its field.
 *
 * @param fieldOf returns the field for a path; errors without a field are left to the server
 * @param badInputs messages for fields whose input the browser can't read
 */
export function inputResolver<V extends FieldValues>(
  schema: z.ZodMiniType,
  toInput: (values: V) => unknown,
  fieldOf: (path: string) => string | undefined,
  badInputs: () => Readonly<Record<string, string>>,
): Resolver<V> {
  return (values) => {
    const { error } = schema.safeParse(toInput(values));
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, message] of Object.entries(badInputs())) {
      errors[name] = { type: 'badInput', message };
    }
    for (const { path, code, message } of error?.issues.flatMap(unfold) ?? []) {
      const name = fieldOf(path.join('.'));
      // A field shows its first error only.
      if (name) errors[name] ??= { type: code, message };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

/** Returns the errors of a union's first option, which say more than 'Invalid input'. */
function unfold(issue: z.core.$ZodIssue): Issue[] {
  const [first] = issue.code === 'invalid_union' ? issue.errors : [];
  if (!first) return [issue];
  return first.map(({ path, code, message }) => ({
    path: [...issue.path, ...path],
    code,
    message,
  }));
}

interface Problem {
  field: string;
  message: string;
}

/** Makes a schema check from a domain rule. */
export function refusing<T>(
  problemsOf: (value: T) => readonly Problem[],
): (payload: z.core.ParsePayload<T>) => void {
  return ({ value, issues }) => {
    for (const { field, message } of problemsOf(value)) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  };
}

/** The instruction to the editor, by the type of the control. */
const WANTED: Readonly<Record<string, string>> = {
  date: 'a full date',
  'datetime-local': 'a date and a time',
  number: 'a number',
};

/**
 * Returns a message for each field that its own control refuses: an upload is pending, or the browser can't
 * read the text, such as a date without a time. Such a control reports an empty value.
 */
export function badInputsOf(form: HTMLFormElement | null): Record<string, string> {
  const inputs = form?.querySelectorAll('input') ?? [];
  return Object.fromEntries(
    [...inputs]
      .filter(({ validity }) => validity.badInput || validity.customError)
      .map(({ name, type, validity, validationMessage }) => [
        name,
        validity.customError
          ? validationMessage
          : `Enter ${WANTED[type] ?? 'a complete value'}, or clear this field.`,
      ]),
  );
}
