import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordLength,
  passwordLengthMessage,
} from '@torque-tide/contract/admin-session';
import { brand } from '@torque-tide/domain/brand';
import { invalidFields } from '../lib/app-error';

/**
 * Far fewer guesses than 15 random characters need, and far more than any list of common passwords.
 */
const FEWEST_GUESSES_LOG10 = 10;

const NAMES = [brand.name, brand.legalEntity, brand.siteUrl, brand.email];

/** Words an attacker of this site tries first, and the best-known example of a passphrase. */
const SITE_WORDS = [
  ...NAMES,
  ...NAMES.map((name) => name.replace(/\W/g, '')),
  ...NAMES.flatMap((name) => name.split(/\W+/)),
  'administrator',
  'recruitment',
  'correcthorsebatterystaple',
  'correct horse battery staple',
].filter((word) => word.length > 2);

/** Returns why a password is too weak; undefined for a good one. */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return passwordLengthMessage;
  // The dictionary is large, and only needed for new passwords.
  const { guessesLog10Of } = await import('./password-guesses');
  return guessesLog10Of(password, [username, ...SITE_WORDS]) < FEWEST_GUESSES_LOG10
    ? 'This password is too easy to guess: a common one, a pattern, or the name of the site or the user.'
    : undefined;
}

export async function assertPassword(password: string, username: string): Promise<void> {
  const message = await weaknessOf(password, username);
  if (message !== undefined) throw invalidFields([{ field: 'newPassword', message }]);
}
