import type { AdminAccount } from '../admin-accounts/converter';
import type { PasswordHasher } from '../admin-accounts/password';
import type { AdminAccountRepository } from '../admin-accounts/repository';
import type { AppError } from '../lib/app-error';
import type { AuditNotes } from '../lib/log';
import type { Reservation } from './login-throttle';

interface Dependencies {
  accounts: AdminAccountRepository;
  hasher: PasswordHasher;
}

interface Claim {
  username: string;
  password: string;
  /** Takes the attempt's place under its limits, before anything is read. */
  reserve: () => Promise<Reservation>;
  audit: AuditNotes;
  /** What is thrown when the password does not fit, or there is no such account in use. */
  refusal: () => AppError;
}

export type ProvePassword = (claim: Claim) => Promise<AdminAccount>;

/** Compares passwords within the limits of guessing: each failure counts, and a success forgets them. */
export function createPasswordProof({ accounts, hasher }: Dependencies): ProvePassword {
  return async ({ username, password, reserve, audit, refusal }) => {
    const reservation = await reserve();
    let account: AdminAccount | undefined;
    let fits = false;
    try {
      account = await accounts.findByUsername(username);
      // One hash whatever is wrong, so that nobody can tell what it was.
      fits = await hasher.matches(password, account?.passwordHash ?? hasher.decoy);
    } catch (error) {
      await reservation.release();
      throw error;
    }
    if (account) audit.admin = account.username;
    if (!account || !fits || account.isDisabled) {
      audit.locks = reservation.fail();
      throw refusal();
    }
    await reservation.succeed();
    return account;
  };
}
