import { spawnSync } from 'node:child_process';
import type { Firestore } from 'firebase-admin/firestore';
import { createScryptHasher } from '../../functions/src/admin-accounts/password';
import { contentKinds } from '../../functions/src/kinds/registry';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { firebaseCli } from '../emulators/firebase-cli';
import { accountsIn } from '../lib/accounts';
import { withFirestoreOf } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { readJson, root } from '../lib/repository';
import { demoAdmin, seedDocuments } from '../seed/documents';

/** Asks the Firebase CLI about a project, as the user who is logged in there. */
function askFirebase(command: string, project: string): unknown {
  const args = [firebaseCli(), command, '--project', project, '--json', '--non-interactive'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const json = /\{[^]*/.exec(stdout)?.[0] ?? '{"error":"The Firebase CLI gave no answer."}';
  const { result, error } = JSON.parse(json) as { result?: unknown; error?: string };
  if (error !== undefined)
    throw new Problem(`The Firebase CLI could not read ${project}: ${error}`);
  return result;
}

/** Returns findings about a project's database. A release creates a missing one. */
export async function aboutDatabase(
  project: string,
  ask = askFirebase,
  findDemo = () => withFirestoreOf(project, demoIn),
): Promise<string[]> {
  const { location } = (readJson('firebase.json') as { firestore: { location: string } }).firestore;
  const all = ask('firestore:databases:list', project) as { name: string; locationId: string }[];
  const there = all.find(({ name }) => name.endsWith('/(default)'))?.locationId;
  if (there === undefined) return [];
  const findings = (await findDemo()).map(
    (found) => `${found} is the demo’s: delete it at /admin, or with "npm run admin".`,
  );
  if (there !== location) {
    findings.push(
      `The database of ${project} is in ${there}, not in ${location}, and cannot be moved: take a project without a database, or write ${there} into firebase.json.`,
    );
  }
  return findings;
}

/** Settings of fields in `firestore.indexes.json` and the Firebase CLI's output. */
type Fields = {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
};

/** Returns a finding if a database lacks a time to live. */
export function aboutTimesToLive(project: string, ask = askFirebase): string[] {
  const there = timesToLiveOf(ask('firestore:indexes', project) as Fields);
  const wanted = timesToLiveOf(readJson('firestore.indexes.json') as Fields);
  const missing = wanted.filter((field) => !there.includes(field));
  if (missing.length === 0) return [];
  return [
    `No time to live is set for ${missing.join(', ')}: run "npx firebase deploy --only firestore --project ${project}".`,
  ];
}

function timesToLiveOf({ fieldOverrides }: Fields): string[] {
  const fields = fieldOverrides.filter(({ ttl }) => ttl === true);
  return fields.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
}

/** Returns the demo's items in a database, edited or not, and its account. */
export async function demoIn(firestore: Firestore): Promise<string[]> {
  const found: string[] = [];
  for (const { collection, id, data } of await seedDocuments(new Date())) {
    const kind = CONTENT_KINDS.find((each) => each === collection);
    if (!kind) continue;
    const stored = await firestore.collection(collection).doc(id).get();
    const known = data as Record<string, unknown>;
    // An agency's own jobs have such ids too; only the same title makes it a demo job.
    const { label, titleFields } = contentKinds[kind];
    const isDemo = titleFields.some((field) => stored.exists && stored.get(field) === known[field]);
    if (isDemo) found.push(`${label} ${id}`);
  }
  const { username, password } = demoAdmin;
  const account = await accountsIn(firestore).findByUsername(username);
  if (account && (await createScryptHasher().matches(password, account.passwordHash))) {
    found.push(`The account ${username}, whose password everybody knows,`);
  }
  return found;
}
