import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build puts the revision, so that no instance reads all of the code for it. */
export const REVISION_FILE = 'revision.txt';

/**
 * Names code by its bytes: the same for every instance of a deployment, and for both functions, which are deployed
 * from one bundle.
 *
 * @param folder where the bundle is
 */
export function codeRevision(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, REVISION_LENGTH);
}

const REVISION_LENGTH = 16;

/**
 * The revision of the code that runs.
 *
 * @param folder where the bundle is; code that is not bundled has no revision of its own
 */
export function readRevision(folder: string): string {
  const file = join(folder, REVISION_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'unbuilt';
}
