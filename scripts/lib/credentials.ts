import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { Problem } from './problem';

/** Longest that Google may take to say whether it knows who asks, in milliseconds. */
const LIMIT_MS = 20_000;

/** What a computer says that reaches nobody. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT/;

/**
 * Makes sure that Google knows who asks, before anything asks Firestore: Firestore's own client looks
 * for credentials in the network for ten seconds, asks with wrong ones for three quarters of a minute, and
 * ends with a stack.
 *
 * @param askToken asks Google for a token
 * @throws {Problem} with the way out
 */
export async function assertCredentials(
  project: string,
  askToken: () => Promise<unknown> = () => applicationDefault().getAccessToken(),
  limitMs = LIMIT_MS,
): Promise<void> {
  assertNamed(project);
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
      `The credentials for ${project} are not right (${reason}): run "gcloud auth application-default login", or name another key in GOOGLE_APPLICATION_CREDENTIALS.`,
    );
  }
}

/** Where Google's libraries look for credentials before they ask the network. */
function assertNamed(project: string): void {
  const settings = process.env['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config/gcloud');
  const key = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  if (key && !existsSync(key)) {
    throw new Problem(
      `GOOGLE_APPLICATION_CREDENTIALS names ${key}, which is not there: correct it or unset it.`,
    );
  }
  const places = ['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_CLOUD_SHELL', 'GCE_METADATA_HOST'];
  if (places.some((name) => process.env[name])) return;
  if (existsSync(join(settings, 'application_default_credentials.json'))) return;
  throw new Problem(
    `There are no credentials for ${project}: run "gcloud auth application-default login" first.`,
  );
}
