import type { FieldErrors } from '@torque-tide/contract/errors';
import type * as z from 'zod/mini';
import { AppError } from '../lib/app-error';

type Issue = z.core.$ZodIssue;

/** @throws {AppError} `invalid`, with what is wrong at each field */
export function parseInput(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('invalid', 'Some fields are not valid', {
    fields: toFieldErrors(result.error.issues),
    cause: result.error,
  });
}

/** Texts by field; what concerns the whole input stands under `body`. */
export function toFieldErrors(issues: readonly Issue[], prefix: PropertyKey[] = []): FieldErrors {
  const fields: Record<string, string[]> = {};
  const add = (path: PropertyKey[], text: string) => {
    const key = path.map(String).join('.') || 'body';
    (fields[key] ??= []).push(text);
  };
  for (const issue of issues) {
    const path = [...prefix, ...issue.path];
    const branch = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...path, key], 'Unrecognized key');
    } else if (branch) {
      Object.assign(fields, toFieldErrors(branch, path));
    } else {
      add(path, issue.message);
    }
  }
  return fields;
}

/** The alternative whose shape the input has, wrong only inside. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return branches.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
}
