import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { createScryptHasher } from '../../functions/src/admin-accounts/password';
import { contentKinds } from '../../functions/src/kinds/registry';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { firebaseCli } from '../emulators/firebase-cli';
import { accountsIn } from '../lib/accounts';
import { withFirestoreOf } from '../lib/firestore';
import { root } from '../lib/repository';
import { demoAdmin } from '../seed/admin';
import { seedDocuments } from '../seed/documents';

/** What a project's database holds that a release depends on. */
export interface Database {
  /** Where it lies, such as `europe-west2`. */
  location: string;
  /** The fields with a time to live, such as `sessions.expiresAt`. */
  timesToLive: readonly string[];
  /** What of the demo is in it, in a few words each. */
  demo: readonly string[];
}

/** How a field is kept, as `firestore.indexes.json` and the Firebase CLI write it. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

export function timesToLiveOf(fields: readonly FieldOverride[]): string[] {
  return fields
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
}

/** What the Firebase CLI says with `--json`. */
export type FirebaseAnswer =
  { status: 'success'; result: unknown } | { status: 'error'; error: string };

/** Asks the Firebase CLI, as whoever is logged in there. */
async function askFirebase(args: readonly string[]): Promise<FirebaseAnswer> {
  const command = [firebaseCli(), ...args, '--json', '--non-interactive'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root }).catch(
    // With a failure's exit code it tells it in the same way.
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  try {
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as FirebaseAnswer;
  } catch {
    return { status: 'error', error: 'The Firebase CLI gave no answer.' };
  }
}

/**
 * The database of a real project.
 *
 * @param ask asks the Firebase CLI
 * @returns undefined when there is none; a sentence that says why it could not be read
 */
export async function readDatabase(
  project: string,
  ask = askFirebase,
  findDemo = () => withFirestoreOf(project, demoIn),
): Promise<Database | string | undefined> {
  const there = await ask(['firestore:databases:get', '(default)', '--project', project]);
  if (there.status === 'error') {
    const isMissing = /404|not found|does not exist/i.test(there.error);
    return isMissing ? undefined : `${project} could not be asked: ${there.error}`;
  }
  const kept = await ask(['firestore:indexes', '--project', project]);
  if (kept.status === 'error') return `${project} could not be asked: ${kept.error}`;
  const { locationId } = there.result as { locationId: string };
  const { fieldOverrides } = kept.result as { fieldOverrides: FieldOverride[] };
  try {
    return {
      location: locationId,
      timesToLive: timesToLiveOf(fieldOverrides),
      demo: await findDemo(),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What of the demo is in a database: its items, as they were or edited, and its account. */
export async function demoIn(firestore: Firestore): Promise<string[]> {
  const demo = (await seedDocuments(new Date())).filter(({ collection }) =>
    CONTENT_KINDS.some((kind) => kind === collection),
  );
  const references = demo.map(({ collection, id }) => firestore.collection(collection).doc(id));
  const stored = await firestore.getAll(...references);
  const found = demo.flatMap(({ collection, id, data }, index) => {
    const kind = CONTENT_KINDS.find((each) => each === collection);
    const { label, titleFields } = contentKinds[kind ?? 'jobs'];
    const known = data as Record<string, unknown>;
    const now = stored[index]?.data();
    // An agency's own jobs have numbers too: the same title makes it the demo's.
    return now && titleFields.some((field) => now[field] === known[field])
      ? [`${label} ${id}`]
      : [];
  });
  const account = await accountsIn(firestore).findByUsername(demoAdmin.username);
  const isDemo =
    account && (await createScryptHasher().matches(demoAdmin.password, account.passwordHash));
  return isDemo
    ? [...found, `The account ${demoAdmin.username}, whose password everybody knows,`]
    : found;
}
