import { randomUUID } from 'node:crypto';
import { createScryptHasher } from '../../../functions/src/admin-accounts/password';
import {
  type AdminAccountRepository,
  createAdminAccountRepository,
} from '../../../functions/src/admin-accounts/repository';
import { createSessionRepository } from '../../../functions/src/admin-session/session-repository';
import { systemClock } from '../../../functions/src/lib/time';
import { type EmulatorEnvironment, withFirestoreOf } from '../../../scripts/lib/firestore';

/** The password of every account that a test makes. */
export const PASSWORD = 'a quiet harbour at dawn';

/** A hundredth of the product's cost: the first login stores the hash again at full cost. */
const hasher = createScryptHasher({ N: 2 ** 10, r: 8, p: 1 });

/** The emulator of the site under test. */
export function emulatorOfSite(): EmulatorEnvironment {
  const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
  return { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT };
}

/** Makes an account with a name that no other test has, and returns the name. */
export async function createAdmin(name: string): Promise<string> {
  const username = `${name}-${randomUUID().slice(0, 6)}`;
  await withAccounts((accounts) => accounts.create(username, PASSWORD));
  return username;
}

/** Ends every session of an account, as an operator does. */
export async function revokeSessions(username: string): Promise<void> {
  await withAccounts(async (accounts, forgetEnded) => {
    await accounts.revoke(username);
    await forgetEnded(username);
  });
}

type Work = (
  accounts: AdminAccountRepository,
  forgetEnded: (username: string) => Promise<void>,
) => Promise<void>;

/** The client is shared by the process, and closed after each use: one at a time. */
let last: Promise<void> = Promise.resolve();

function withAccounts(work: Work): Promise<void> {
  const next = last.then(() =>
    withFirestoreOf(emulatorOfSite(), (firestore) => {
      const accounts = createAdminAccountRepository(firestore, { clock: systemClock, hasher });
      return work(accounts, createSessionRepository(firestore, systemClock).forgetEnded);
    }),
  );
  last = next.catch(() => undefined);
  return next;
}
