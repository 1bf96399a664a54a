import type { AdminAccountRepository } from '../admin-accounts/repository';
import { AppError } from '../lib/app-error';
import { isDocumentId } from '../lib/firestore';
import type { AdminSession, HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import type { LoginThrottle } from './login-throttle';
import type { LoginQueue } from './login-queue';
import type { ProvePassword } from './password-proof';
import type { SessionRepository } from './session-repository';

interface Dependencies {
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
  throttle: LoginThrottle;
  queue: LoginQueue;
  prove: ProvePassword;
  log: Log;
}

/** What an admin does with the own account: its password and its sessions. */
export function createAccountHandlers({
  accounts,
  sessions,
  throttle,
  queue,
  prove,
  log,
}: Dependencies): HandlersOf<'account.' | 'sessions.'> {
  return {
    'account.changePassword': async ({ body, session, audit }) => {
      const epoch = await queue({ rank: 'known', party: session.username }, async () => {
        const { username, passwordHash } = await prove({
          username: session.username,
          password: body.currentPassword,
          // Failures are counted, since a session that was left open must be no way to guess it.
          reserve: () => throttle.reserveInSession(session.username),
          audit,
          refusal: wrongPassword,
        });
        return accounts.setPassword(username, body.newPassword, passwordHash);
      });
      // Every session has ended with the old password; this one goes on.
      await sessions.keep(session.token, epoch);
      await forgetOthers(session);
      return null;
    },

    'sessions.list': async ({ session }) => {
      const own = sessions.idOf(session.token);
      const all = await sessions.list(session.username, session.sessionEpoch);
      return all.map(({ id, browser, createdAt, lastSeenAt }) => ({
        id,
        browser,
        since: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === own,
      }));
    },

    'sessions.end': async ({ params: { id }, session }) => {
      if (!isDocumentId(id) || !(await sessions.endById(session.username, id))) {
        throw new AppError('not-found', 'There is no such session, or it has ended already');
      }
      return { id };
    },

    'sessions.endOthers': async ({ session: { username, token, sessionEpoch } }) => ({
      ended: await sessions.endOthers(username, token, sessionEpoch),
    }),
  };

  /** Lets the browsers of the other sessions know that these have ended. The change does not depend on it. */
  async function forgetOthers({ username, token }: AdminSession): Promise<void> {
    try {
      await sessions.forgetEnded(username, token);
    } catch (error) {
      log.warn('Sessions that have ended could not be taken away', describeError(error));
    }
  }
}

function wrongPassword(): AppError {
  const message = 'This is not your present password';
  return new AppError('invalid', message, { fields: { currentPassword: [message] } });
}
