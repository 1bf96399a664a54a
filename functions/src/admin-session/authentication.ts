import type { AdminAccountRepository } from '../admin-accounts/repository';
import type { AdminSession } from '../lib/handler';
import type { SessionRepository, Use } from './session-repository';
import type { AdminAccount } from '../admin-accounts/converter';
import type { PasswordHasher } from '../admin-accounts/password';
import type { AppError } from '../lib/app-error';
import type { AuditNotes } from '../lib/log';
import type { Reservation } from './login-throttle';

/** Returns the session of a token; undefined when it is unknown or has ended. */
export function createAuthenticator(
  sessions: SessionRepository,
  accounts: Pick<AdminAccountRepository, 'findByUsername'>,
) {
  return async (token: string | undefined, use: Use): Promise<AdminSession | undefined> => {
    const session = await sessions.resume(token, use);
    if (!session || token === undefined) return undefined;
    const account = await accounts.findByUsername(session.username);
    if (!account || account.isDisabled || account.sessionEpoch !== session.sessionEpoch) {
      return undefined;
    }
    const { username, sessionEpoch, expiresAt } = session;
    return { token, username, sessionEpoch, expiresAt };
  };
}

interface Dependencies {
  accounts: AdminAccountRepository;
  hasher: PasswordHasher;
}

interface Claim {
  username: string;
  password: string;
  reserve: () => Promise<Reservation>;
  audit: AuditNotes;
  refusal: () => AppError;
}

export type ProvePassword = (claim: Claim) => Promise<AdminAccount>;

/** Compares passwords within the limits of guessing. */
export function createPasswordProof({ accounts, hasher }: Dependencies): ProvePassword {
  return async ({ username, password, reserve, audit, refusal }) => {
    const reservation = await reserve();
    let account: AdminAccount | undefined;
    let fits = false;
    try {
      account = await accounts.findByUsername(username);
      // Always compares one hash, so that timing reveals nothing.
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
