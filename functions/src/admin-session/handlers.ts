import { setTimeout as delay } from 'node:timers/promises';
import type { AdminAccount } from '../admin-accounts/converter';
import type { PasswordHasher } from '../admin-accounts/password';
import { type AdminAccountRepository, normaliseUsername } from '../admin-accounts/repository';
import { AppError } from '../lib/app-error';
import type { Caller, HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import { QueueFullError } from '../lib/work-queue';
import type { KnownDevices } from './known-devices';
import type { LoginThrottle } from './login-throttle';
import type { QueuedHasher } from './queued-hasher';
import type { SessionRepository } from './session-repository';

/** How long a refusal is held back, so that who repeats it without a pause takes few of our turns. */
const HELD_BACK_MS = 500;
const MOST_HELD_BACK = 50;

interface Dependencies {
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
  throttle: LoginThrottle;
  devices: KnownDevices;
  hasherOf: QueuedHasher;
  log: Log;
}

/** Login, verification and logout. */
export function createAdminSessionHandlers({
  accounts,
  sessions,
  throttle,
  devices,
  hasherOf,
  log,
}: Dependencies): HandlersOf<'admin.'> {
  let heldBack = 0;

  return {
    'admin.login': async ({ body, caller }) => {
      const username = normaliseUsername(body.username);
      const deviceId = await devices.recognise(caller.cookies, username);
      let account: AdminAccount;
      try {
        account = await logIn({
          username,
          password: body.password,
          address: caller.address,
          deviceId,
        });
      } catch (error) {
        await holdBack(error);
        throw error;
      }
      await rememberDevice(caller, account.username, deviceId);
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

  /** @throws {AppError} `invalid-credentials`, `too-many-attempts` or `unavailable` */
  async function logIn({
    password,
    ...attempt
  }: {
    username: string;
    password: string;
    address: string;
    deviceId: string | undefined;
  }): Promise<AdminAccount> {
    const reservation = await throttle.reserve(attempt);
    const hasher = hasherOf(reservation.turn);
    let account: AdminAccount | undefined;
    try {
      account = await authenticate(attempt.username, password, hasher);
    } catch (error) {
      await reservation.release();
      throw error;
    }
    if (!account) {
      await reservation.fail();
      throw new AppError('invalid-credentials', 'Invalid credentials');
    }
    await reservation.succeed();
    await renewHash(account, password, hasher);
    return account;
  }

  /** One read and one hash whatever is wrong, so that nobody can tell what it was. */
  async function authenticate(username: string, password: string, hasher: PasswordHasher) {
    const account = await accounts.findByUsername(username);
    const fits = await hasher.matches(password, account?.passwordHash ?? hasher.decoy);
    return fits && account && !account.isDisabled ? account : undefined;
  }

  /** Moves an account to today's hashing cost. The login does not depend on it. */
  async function renewHash(
    { username, passwordHash }: AdminAccount,
    password: string,
    hasher: PasswordHasher,
  ) {
    if (!hasher.isOutdated(passwordHash)) return;
    try {
      await accounts.replaceHash(username, await hasher.hash(password));
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
    await delay(HELD_BACK_MS);
    heldBack -= 1;
  }
}
