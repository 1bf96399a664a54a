import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

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

/** What to enter instead, by the type of the control. */
const WANTED: Readonly<Record<string, string>> = {
  date: 'a full date',
  'datetime-local': 'a date and a time',
  number: 'a number',
};

/**
 * Returns a message for each field whose control holds text that the browser can't read, such as a date
 * without a time. The control reports an empty value then, so the form's values don't tell.
 */
export function badInputsOf(form: HTMLFormElement | null): Record<string, string> {
  const inputs = form?.querySelectorAll('input') ?? [];
  return Object.fromEntries(
    [...inputs]
      .filter(({ validity }) => validity.badInput)
      .map(({ name, type }) => [
        name,
        `Enter ${WANTED[type] ?? 'a complete value'}, or clear this field.`,
      ]),
  );
}
