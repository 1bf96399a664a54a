import type { AdminAccountRepository } from '../admin-accounts/repository';
import type { AdminSession } from '../lib/handler';
import type { SessionRepository, Use } from './session-repository';

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
