import { AppError } from '../lib/app-error';

const VERSION_TAG = /^"(\d{1,15})"$/;

/**
 * The version that `If-Match` names; undefined when there is no such header, or `*`: any.
 *
 * @throws {AppError} `malformed`
 */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = VERSION_TAG.exec(header.trim())?.[1];
  if (version === undefined) {
    throw new AppError('malformed', 'If-Match must be one quoted version, like "3"');
  }
  return Number(version);
}
