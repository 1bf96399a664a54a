import { type AdminAccountRepository, normaliseUsername } from '../admin-accounts/repository';
import { AppError } from '../lib/app-error';
import { tooLate } from '../lib/time';
import type { Caller, HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import type { WriteOnce } from '../writes/write-once';
import { browserNameOf, type SessionRepository } from './session-repository';
import type { KnownDevices } from './known-devices';
import type { LoginThrottle } from './login-throttle';
import type { LoginQueue } from './login-limits';
import type { ProvePassword } from './authentication';

export interface SessionDependencies {
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
  throttle: LoginThrottle;
  devices: KnownDevices;
  queue: LoginQueue;
  prove: ProvePassword;
  write: WriteOnce;
  log: Log;
}

export function createAdminSessionHandlers(
  dependencies: SessionDependencies,
): HandlersOf<'admin.'> {
  const { sessions, throttle, devices, queue, prove, log } = dependencies;
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
  };

  /** Sets the cookie that makes this device known. A login works without it. */
  async function rememberDevice(caller: Caller, username: string, deviceId: string | undefined) {
    try {
      caller.setCookie(await devices.remember(username, deviceId));
    } catch (error) {
      log.warn('A device could not be remembered', describeError(error));
    }
  }
}
