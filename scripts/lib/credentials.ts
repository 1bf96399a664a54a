import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Problem } from './problem';

/** Error codes of a computer without a network. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT/;

/**
 * Checks Google credentials before anything asks Firestore, whose client retries wrong ones for 45 seconds
 * and ends with a stack.
 *
 * @param askToken asks Google for a token
 * @param limitMs how long Google may take
 * @throws {Problem} with the remedy
 */
export async function assertCredentials(
  project: string,
  askToken: () => Promise<unknown> = () => applicationDefault().getAccessToken(),
  limitMs = 20_000,
): Promise<void> {
  // Otherwise Google's libraries look for credentials in the network for ten seconds.
  if (!process.env['GOOGLE_CLOUD_SHELL'] && !process.env['GCE_METADATA_HOST']) {
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  }
  try {
    // `ref: false`: the timer must not keep the process alive.
    const late = delay(limitMs, 'late', { ref: false });
    const first = await Promise.race([askToken(), late]);
    if (first === 'late') throw new Error('ETIMEDOUT, no answer came');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (NO_NETWORK.test(reason)) {
      throw new Problem(`Google cannot be reached from here (${reason}).`);
    }
    throw new Problem(
      `The credentials for ${project} are missing or invalid (${reason}): run "gcloud auth application-default login", or name another key in GOOGLE_APPLICATION_CREDENTIALS.`,
    );
  }
}
