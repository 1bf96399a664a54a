import type { Firestore } from 'firebase-admin/firestore';
import { createScryptHasher } from '../../functions/src/admin-accounts/password';
import {
  type AdminAccountRepository,
  createAdminAccountRepository,
} from '../../functions/src/admin-accounts/repository';
import { systemClock } from '../../functions/src/lib/time';

/** Opens the admin accounts of a database. */
export function accountsIn(firestore: Firestore): AdminAccountRepository {
  const dependencies = { clock: systemClock, hasher: createScryptHasher() };
  return createAdminAccountRepository(firestore, dependencies);
}
