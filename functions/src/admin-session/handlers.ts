import type { AdminAccount } from '../admin-accounts/converter';
import type { PasswordHasher } from '../admin-accounts/password';
import { type AdminAccountRepository, normaliseUsername } from '../admin-accounts/repository';
import { AppError } from '../lib/app-error';
import type { HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import type { LoginThrottle } from './login-throttle';
import type { SessionRepository } from './session-repository';

interface Dependencies {
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
  throttle: LoginThrottle;
  hasher: PasswordHasher;
  log: Log;
}

/** Login, verification and logout. */
export function createAdminSessionHandlers({
  accounts,
  sessions,
  throttle,
  hasher,
  log,
}: Dependencies): HandlersOf<'admin.'> {
  return {
    'admin.login': async ({ body, clientAddress }) => {
      const username = normaliseUsername(body.username);
      const reservation = await throttle.reserve(username, clientAddress);
      let account: AdminAccount | undefined;
      try {
        account = await authenticate(username, body.password);
      } catch (error) {
        await reservation.release();
        throw error;
      }
      if (!account) {
        await reservation.fail();
        throw new AppError('invalid-credentials', 'Invalid credentials');
      }
      await reservation.succeed();
      await renewHash(account, body.password);
      return { sessionId: await sessions.begin(account.username, account.sessionEpoch) };
    },

    'admin.verify': async ({ session }) => ({
      username: session.username,
      expiresAt: session.expiresAt.toISOString(),
    }),

    'admin.logout': async ({ session }) => {
      await sessions.end(session.token);
      return null;
    },
  };

  /** One read and one hash whatever is wrong, so that nobody can tell what it was. */
  async function authenticate(username: string, password: string) {
    const account = await accounts.findByUsername(username);
    const fits = await hasher.matches(password, account?.passwordHash ?? hasher.decoy);
    return fits && account && !account.isDisabled ? account : undefined;
  }

  /** Moves an account to today's hashing cost. The login does not depend on it. */
  async function renewHash({ username, passwordHash }: AdminAccount, password: string) {
    if (!hasher.isOutdated(passwordHash)) return;
    try {
      await accounts.replaceHash(username, await hasher.hash(password));
    } catch (error) {
      log.warn('A password hash could not be renewed', describeError(error));
    }
  }
}
