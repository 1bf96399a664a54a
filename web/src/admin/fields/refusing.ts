import type * as z from 'zod/mini';

interface Problem {
  field: string;
  /** What within the field is wrong, where it has parts. */
  part?: string | undefined;
  message: string;
}

/** A check of a schema, made of a rule of the domain: each problem stands at its field. */
export function refusing<T>(
  problemsOf: (value: T) => readonly Problem[],
): (payload: z.core.ParsePayload<T>) => void {
  return ({ value, issues }) => {
    for (const { field, part, message } of problemsOf(value)) {
      const path = part === undefined ? [field] : [field, part];
      issues.push({ code: 'custom', input: value, path, message });
    }
  };
}
