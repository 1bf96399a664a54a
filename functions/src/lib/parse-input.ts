import type { FieldErrors } from '@torque-tide/contract/errors';
import type * as z from 'zod/mini';
import { AppError } from './app-error';

const PROTOTYPE = '__proto__';

type Issue = z.core.$ZodIssue;

/** Parses input. @throws {AppError} `invalid`, with what is wrong at each field */
export function parseInput(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  // A loose schema would drop this name silently.
  if (
    result.success &&
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, PROTOTYPE)
  ) {
    const fields = Object.fromEntries([[PROTOTYPE, ['Unrecognized key']]]);
    throw new AppError('invalid', 'Some fields are not valid', { fields });
  }
  if (result.success) return result.data;
  throw new AppError('invalid', 'Some fields are not valid', {
    fields: toFieldErrors(result.error.issues),
    cause: result.error,
  });
}

/** Returns texts by field; `body` is the whole input. */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields = new Map<string, string[]>();
  for (const { path, text } of flatten(issues, [])) {
    const key = path.map(String).join('.') || 'body';
    fields.set(key, [...(fields.get(key) ?? []), text]);
  }
  // Safe for a field named `__proto__`.
  return Object.fromEntries(fields);
}

function flatten(
  issues: readonly Issue[],
  prefix: PropertyKey[],
): { path: PropertyKey[]; text: string }[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key], text: 'Unrecognized key' }));
    }
    const branch = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined;
    return branch ? flatten(branch, path) : [{ path, text: issue.message }];
  });
}

/** Returns the errors of the alternative that the input resembles. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return branches.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
}
