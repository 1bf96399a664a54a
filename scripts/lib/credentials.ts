import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Problem } from './problem';

/** What a computer says that reaches nobody. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT/;

/**
 * Makes sure that Google knows who asks, before anything asks Firestore: Firestore's own client asks with
 * wrong credentials for three quarters of a minute, and ends with a stack.
 *
 * @param askToken asks Google for a token
 * @param limitMs longest that Google may take for it
 * @throws {Problem} with the way out
 */
export async function assertCredentials(
  project: string,
  askToken: () => Promise<unknown> = () => applicationDefault().getAccessToken(),
  limitMs = 20_000,
): Promise<void> {
  // Else Google's libraries look for credentials in the network for ten seconds.
  if (!process.env['GOOGLE_CLOUD_SHELL'] && !process.env['GCE_METADATA_HOST']) {
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  }
  try {
    // Nobody waits for its end once Google has answered.
    const late = delay(limitMs, 'late', { ref: false });
    const first = await Promise.race([askToken(), late]);
    if (first === 'late') throw new Error('ETIMEDOUT, no answer came');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (NO_NETWORK.test(reason)) {
      throw new Problem(`Google cannot be reached from here (${reason}).`);
    }
    throw new Problem(
      `The credentials for ${project} are missing or not right (${reason}): run "gcloud auth application-default login", or name another key in GOOGLE_APPLICATION_CREDENTIALS.`,
    );
  }
}
