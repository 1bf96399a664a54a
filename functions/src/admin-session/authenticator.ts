import type { AdminAccountRepository } from '../admin-accounts/repository';
import type { AdminSession } from '../lib/handler';
import type { SessionRepository, Use } from './session-repository';

const TOKEN = /^[\w-]{43}$/;

/** 32 bytes in base64url; anything else was never a token and costs no read. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

export type Authenticate = (
  token: string | undefined,
  use: Use,
) => Promise<AdminSession | undefined>;

/** Tells whose session a token is; undefined when it is unknown, over, or its account's sessions were ended. */
export function createAuthenticator(
  sessions: SessionRepository,
  accounts: Pick<AdminAccountRepository, 'findByUsername'>,
): Authenticate {
  return async (token, use) => {
    if (!isToken(token)) return undefined;
    const session = await sessions.resume(token, use);
    if (!session) return undefined;
    const account = await accounts.findByUsername(session.username);
    if (!account || account.isDisabled || account.sessionEpoch !== session.sessionEpoch) {
      return undefined;
    }
    const { username, sessionEpoch, expiresAt } = session;
    return { token, username, sessionEpoch, expiresAt };
  };
}
