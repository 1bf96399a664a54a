import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the code that runs by its bytes: the same for every instance of a deployment, and for both
 * functions, which are deployed from one bundle.
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
