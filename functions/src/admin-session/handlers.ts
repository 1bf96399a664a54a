import { setTimeout as delay } from 'node:timers/promises';
import type { AdminAccount } from '../admin-accounts/converter';
import type { PasswordHasher } from '../admin-accounts/password';
import { type AdminAccountRepository, normaliseUsername } from '../admin-accounts/repository';
import { AppError } from '../lib/app-error';
import { tooLate } from '../lib/deadline';
import type { Caller, HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import { QueueFullError } from '../lib/fair-queue';
import type { WriteOnce } from '../writes/write-once';
import { browserNameOf } from './browser-name';
import type { KnownDevices } from './known-devices';
import type { LoginThrottle } from './login-throttle';
import type { LoginQueue } from './login-queue';
import type { ProvePassword } from './password-proof';
import type { SessionRepository } from './session-repository';

/** How long a refusal is held back, so that who repeats it without a pause takes few of our turns. */
const HELD_BACK_MS = 500;
const MOST_HELD_BACK = 50;

export interface SessionDependencies {
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
  throttle: LoginThrottle;
  devices: KnownDevices;
  queue: LoginQueue;
  hasher: PasswordHasher;
  prove: ProvePassword;
  write: WriteOnce;
  log: Log;
  heldBackMs?: number | undefined;
}

export function createAdminSessionHandlers(
  dependencies: SessionDependencies,
): HandlersOf<'admin.'> {
  const {
    accounts,
    sessions,
    throttle,
    devices,
    queue,
    hasher,
    prove,
    log,
    heldBackMs = HELD_BACK_MS,
  } = dependencies;
  let heldBack = 0;

  return {
    'admin.login': async ({ body, caller, audit, deadline }) => {
      const username = normaliseUsername(body.username);
      const deviceId = await devices.recognise(caller.cookies, username);
      let account: AdminAccount;
      try {
        const attempt = { username, address: caller.address, deviceId };
        account = await queue(throttle.turnOf(attempt), async () => {
          // Who waited until nobody reads the answer takes no time of those who still wait.
          if (deadline.isOver()) throw tooLate();
          const proven = await prove({
            username,
            password: body.password,
            reserve: () => throttle.reserve(attempt),
            audit,
            refusal: () => new AppError('invalid-credentials', 'Invalid credentials'),
          });
          await renewHash(proven, body.password);
          return proven;
        });
      } catch (error) {
        await holdBack(error);
        throw error;
      }
      await Promise.all([
        rememberDevice(caller, account.username, deviceId),
        // The session that this browser had is of no use any more.
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
  };

  async function renewHash({ username, passwordHash }: AdminAccount, password: string) {
    if (!hasher.isOutdated(passwordHash)) return;
    try {
      const renewed = await hasher.hash(password);
      await accounts.replaceHash({ username, passwordHash: renewed, onlyIf: passwordHash });
    } catch (error) {
      log.warn('A password hash could not be renewed', describeError(error));
    }
  }

  /** Gives the browser the cookie by which it is known the next time. The login does not depend on it. */
  async function rememberDevice(caller: Caller, username: string, deviceId: string | undefined) {
    try {
      caller.setCookie(await devices.remember(username, deviceId));
    } catch (error) {
      log.warn('A device could not be remembered', describeError(error));
    }
  }

  async function holdBack(error: unknown): Promise<void> {
    const isRefusal =
      error instanceof QueueFullError ||
      (error instanceof AppError && error.code !== 'invalid-credentials');
    if (!isRefusal || heldBack >= MOST_HELD_BACK) return;
    heldBack += 1;
    await delay(heldBackMs);
    heldBack -= 1;
  }
}
