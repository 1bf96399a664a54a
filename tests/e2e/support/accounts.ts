import { randomUUID } from 'node:crypto';
import { createScryptHasher } from '../../../functions/src/admin-accounts/password';
import { createAdminAccountRepository } from '../../../functions/src/admin-accounts/repository';
import { systemClock } from '../../../functions/src/lib/time';
import { type EmulatorEnvironment, withFirestoreOf } from '../../../scripts/lib/firestore';

/** The password of every account that tests create. */
export const PASSWORD = 'a quiet harbour at dawn';

/** A hundredth of the product's cost: the first login stores the hash again at full cost. */
const hasher = createScryptHasher({ N: 2 ** 10, r: 8, p: 1 });

/** The tested site's emulator. */
export function emulatorOfSite(): EmulatorEnvironment {
  const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
  return { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT };
}

/** The process shares one client, which is closed after each use, so uses must not overlap. */
let last: Promise<void> = Promise.resolve();

/** Creates an account with a unique name, and returns the name. */
export async function createAdmin(name: string): Promise<string> {
  const username = `${name}-${randomUUID().slice(0, 6)}`;
  const created = last.then(() =>
    withFirestoreOf(emulatorOfSite(), (firestore) =>
      createAdminAccountRepository(firestore, { clock: systemClock, hasher }).create(
        username,
        PASSWORD,
      ),
    ),
  );
  last = created.catch(() => undefined);
  await created;
  return username;
}
