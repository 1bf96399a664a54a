import type { PasswordHasher } from '../admin-accounts/password';
import {
  type AdminAccount,
  type AdminAccountRepository,
  normaliseUsername,
} from '../admin-accounts/repository';
import type { Firestore } from '@google-cloud/firestore';
import { AppError, invalidFields } from '../lib/app-error';
import { type Clock, tooLate } from '../lib/time';
import type { AdminSession, Caller, HandlerRequest, HandlersOf } from '../lib/handler';
import { type AuditNotes, describeError, type Log } from '../lib/log';
import type { WriteOnce } from '../writes/write-once';
import { createKnownDevices } from './known-devices';
import { createLoginQueue } from './login-limits';
import { createLoginThrottle, type Reservation } from './login-throttle';
import { browserNameOf, type SessionRepository } from './session-repository';

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  accounts: AdminAccountRepository;
  hasher: PasswordHasher;
  sessions: SessionRepository;
  write: WriteOnce;
}

/** Returns the session of a token; undefined when it is unknown or has ended. */
export function createAuthenticator({
  sessions,
  accounts,
}: Pick<Dependencies, 'sessions' | 'accounts'>) {
  return async (token: string, isInBackground: boolean): Promise<AdminSession | undefined> => {
    const session = await sessions.resume(token, isInBackground);
    const account = session && (await accounts.findByUsername(session.username));
    if (!account || account.isDisabled || account.sessionEpoch !== session.sessionEpoch) {
      return undefined;
    }
    const { username, sessionEpoch, expiresAt } = session;
    return { token, username, sessionEpoch, expiresAt };
  };
}

interface Claim {
  username: string;
  password: string;
  reserve: () => Promise<Reservation>;
  audit: AuditNotes;
  refusal: () => AppError;
}

type Change = Pick<
  HandlerRequest<'account.changePassword'>,
  'body' | 'attempt' | 'caller' | 'audit'
> & { session: AdminSession };

interface Changed {
  username: string;
}

/** Logs admins in and out, and lets them look after their own sessions and password. */
export function createSessionHandlers(
  dependencies: Dependencies,
): HandlersOf<'admin.' | 'account.' | 'sessions.'> {
  const { firestore, clock, log, accounts, hasher, sessions, write } = dependencies;
  const throttle = createLoginThrottle(firestore, clock);
  const devices = createKnownDevices(firestore, clock);
  const queue = createLoginQueue();
  return {
    'admin.login': async ({ body, caller, audit, deadline }) => {
      const username = normaliseUsername(body.username);
      const deviceId = await devices.recognise(caller.cookies, username);
      const attempt = { username, address: caller.address, deviceId };
      const account = await queue(throttle.turnOf(attempt), () => {
        // The caller has timed out; others are still waiting.
        if (deadline.isOver()) throw tooLate();
        return prove({
          username,
          password: body.password,
          reserve: () => throttle.reserve(attempt, deadline),
          audit,
          refusal: () => new AppError('invalid-credentials', 'Invalid credentials'),
        });
      });
      await Promise.all([
        rememberDevice(caller, account.username, deviceId),
        // The browser's previous session is obsolete.
        sessions.end(caller.token, deadline),
      ]);
      const { username: name, sessionEpoch } = account;
      const browser = browserNameOf(caller.userAgent);
      const sessionId = await sessions.begin({ username: name, sessionEpoch, browser }, deadline);
      audit.session = sessionId;
      return { sessionId };
    },

    'admin.verify': async ({ session }) => ({
      username: session.username,
      expiresAt: session.expiresAt.toISOString(),
    }),

    'admin.logout': async ({ caller: { token }, audit, deadline }) => {
      if (token === undefined) return null;
      audit.session = token;
      const username = await sessions.end(token, deadline);
      if (username !== undefined) audit.admin = username;
      return null;
    },

    'account.changePassword': async ({ body, session, attempt, caller, audit }) => {
      const repeated = async () =>
        (await sessions.mayBeOurs(caller.token))
          ? (await write.recall<Changed>(attempt))?.answer
          : undefined;

      async function changeNow(): Promise<Changed> {
        try {
          if (!session) throw new AppError('unauthenticated', 'Please log in again');
          return await change({ body, session, attempt, caller, audit });
        } catch (error) {
          // A call with the same key may have succeeded meanwhile.
          const known = await repeated();
          if (!known) throw error;
          return known;
        }
      }

      const { username } = (await repeated()) ?? (await changeNow());
      audit.admin = username;
      return { sessionId: await sessions.tokenOf(attempt.secret) };
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

    'sessions.end': ({ params: { id }, session, attempt }) =>
      write.once(attempt, async (changes) => {
        if (!(await sessions.endById(changes, session.username, id))) {
          throw new AppError('not-found', 'There is no such session, or it has ended already');
        }
        return { id };
      }),

    'sessions.endOthers': ({ session, attempt }) =>
      write.once(attempt, async (changes) => ({
        ended: await sessions.endOthers(changes, session),
      })),
  };

  /** Compares passwords within the limits of guessing. */
  async function prove({ username, password, reserve, audit, refusal }: Claim) {
    const reservation = await reserve();
    let account: AdminAccount | undefined;
    let fits = false;
    try {
      account = await accounts.findByUsername(username);
      // Always one hash, so that timing tells nothing.
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
  }

  /** Sets the cookie that makes this device known. A login works without it. */
  async function rememberDevice(caller: Caller, username: string, deviceId: string | undefined) {
    try {
      caller.setCookie(await devices.remember(username, deviceId));
    } catch (error) {
      log.warn('A device could not be remembered', describeError(error));
    }
  }

  /** Ends all sessions, including the caller's: its token may be stolen. */
  async function change({ body, session, attempt, caller, audit }: Change): Promise<Changed> {
    const { username, onlyIf, passwordHash } = await queue(
      { rank: 'known', party: session.username },
      async () => {
        if (attempt.deadline.isOver()) throw tooLate();
        const account = await prove({
          username: session.username,
          password: body.currentPassword,
          // A session left open must not allow guessing.
          reserve: () => throttle.reserveInSession(session.username, attempt.deadline),
          audit,
          refusal: () =>
            invalidFields([
              { field: 'currentPassword', message: 'This is not your present password' },
            ]),
        });
        return {
          username: account.username,
          onlyIf: account.passwordHash,
          passwordHash: await accounts.hashNew(account.username, body.newPassword),
        };
      },
    );
    const browser = browserNameOf(caller.userAgent);
    const token = await sessions.tokenOf(attempt.secret);
    return write.once(attempt, async (changes) => {
      const sessionEpoch = await accounts.putPassword(changes, { username, passwordHash, onlyIf });
      await sessions.replaceAll(changes, token, { username, sessionEpoch, browser });
      return { username };
    });
  }
}
