import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordLength,
  passwordLengthMessage,
} from '@torque-tide/contract/admin-session';
import { brand } from '@torque-tide/domain/brand';
import { invalidFields } from '../lib/app-error';

/**
 * A password that needs fewer guesses than ten to this power is refused. It is far below what fifteen
 * characters by chance need, and far above any list of common passwords, with digits behind them.
 */
const FEWEST_GUESSES_LOG10 = 10;

const NAMES = [brand.name, brand.legalEntity, brand.siteUrl, brand.email];

/** What somebody who attacks this very site tries first, and the best-known example of a passphrase. */
const SITE_WORDS = [
  ...NAMES,
  ...NAMES.map((name) => name.replace(/\W/g, '')),
  ...NAMES.flatMap((name) => name.split(/\W+/)),
  'administrator',
  'recruitment',
  'correcthorsebatterystaple',
  'correct horse battery staple',
].filter((word) => word.length > 2);

/** Returns why a password is too weak, as a sentence; undefined for a good one. Outer blanks count. */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return passwordLengthMessage;
  // Its dictionary is larger than all else that a login loads, and a login does not need it.
  const { guessesLog10Of } = await import('./password-guesses');
  return guessesLog10Of(password, [username, ...SITE_WORDS]) < FEWEST_GUESSES_LOG10
    ? 'This password is too easy to guess: a common one, a pattern, or the name of the site or the user.'
    : undefined;
}

/** @throws {AppError} `invalid`, for the field `newPassword`, when nobody should have this password */
export async function assertPassword(password: string, username: string): Promise<void> {
  const message = await weaknessOf(password, username);
  if (message !== undefined) throw invalidFields([{ field: 'newPassword', message }]);
}
