import { AppError } from '../lib/app-error';

/**
 * Refuses content of which something is wrong.
 *
 * @throws {AppError} `invalid`: each reason stands at the field where it is to be mended
 */
export function refuseProblems(problems: readonly { field: string; message: string }[]): void {
  if (problems.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const { field, message } of problems) (fields[field] ??= []).push(message);
  throw new AppError('invalid', problems.map(({ message }) => message).join(' '), { fields });
}
