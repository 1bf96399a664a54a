import type { AdminAccount } from '../admin-accounts/converter';
import { weaknessOf } from '../admin-accounts/password-policy';
import type { PasswordHasher } from '../admin-accounts/password';
import type { AdminAccountRepository } from '../admin-accounts/repository';
import { AppError } from '../lib/app-error';
import type { AuditNotes } from '../lib/audit';
import { isDocumentId } from '../lib/firestore';
import type { AdminSession, HandlersOf } from '../lib/handler';
import type { LoginThrottle } from './login-throttle';
import type { LoginQueue } from './login-queue';
import type { SessionRepository } from './session-repository';

interface Dependencies {
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
  throttle: LoginThrottle;
  queue: LoginQueue;
  hasher: PasswordHasher;
}

/** What an admin does with the own account: its password and its sessions. */
export function createAccountHandlers({
  accounts,
  sessions,
  throttle,
  queue,
  hasher,
}: Dependencies): HandlersOf<'account.' | 'sessions.'> {
  return {
    'account.changePassword': async ({ body, session, audit }) => {
      const weakness = await weaknessOf(body.newPassword, session.username);
      if (weakness !== undefined) throw invalid('newPassword', weakness);
      const epoch = await queue({ rank: 'known', party: session.username }, async () => {
        const { username, passwordHash } = await prove(session, body.currentPassword, audit);
        return accounts.setPassword(username, body.newPassword, passwordHash);
      });
      // Every session has ended with the old password; this one goes on.
      await sessions.keep(session.token, epoch);
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

  /**
   * The account of a session whose holder knows the password. Failures are counted, since a session
   * that was left open must be no way to guess it.
   */
  async function prove(
    { username }: AdminSession,
    password: string,
    audit: AuditNotes,
  ): Promise<AdminAccount> {
    const reservation = await throttle.reserveInSession(username);
    let account: AdminAccount | undefined;
    let fits = false;
    try {
      account = await accounts.findByUsername(username);
      fits = account !== undefined && (await hasher.matches(password, account.passwordHash));
    } catch (error) {
      await reservation.release();
      throw error;
    }
    if (!account || !fits) {
      audit.locks = await reservation.fail();
      throw invalid('currentPassword', 'This is not your present password');
    }
    await reservation.succeed();
    return account;
  }
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: [message] } });
}
