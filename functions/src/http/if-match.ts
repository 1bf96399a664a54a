import { AppError } from '../lib/app-error';

const VERSION_TAG = /^"(\d{1,15})"$/;

/** Returns the version in `If-Match`; undefined for none or `*`. @throws {AppError} `malformed` */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = VERSION_TAG.exec(header.trim())?.[1];
  if (version === undefined) {
    throw new AppError('malformed', 'If-Match must be one quoted version, like "3"');
  }
  return Number(version);
}
