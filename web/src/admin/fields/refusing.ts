import type * as z from 'zod/mini';

interface Problem {
  field: string;
  message: string;
}

/** A check of a schema, made of a rule of the domain: each problem stands at its field. */
export function refusing<T>(
  problemsOf: (value: T) => readonly Problem[],
): (payload: z.core.ParsePayload<T>) => void {
  return ({ value, issues }) => {
    for (const { field, message } of problemsOf(value)) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  };
}
