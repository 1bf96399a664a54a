import { USERNAME_MAX, USERNAME_PATTERN } from '@torque-tide/contract/admin-session';
import { SYSTEM_USER } from '@torque-tide/contract/versions';
import { FieldValue, type Firestore, Timestamp, type UpdateData } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { GRPC, grpcCode } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import {
  type AdminAccount,
  readAdminAccount,
  type StoredAdminAccount,
  toStoredAdminAccount,
} from './converter';
import type { PasswordHash, PasswordHasher } from './password';
import { assertPassword } from './password-policy';

interface NewPassword {
  username: string;
  passwordHash: PasswordHash;
  onlyIf: PasswordHash;
}

/** Can't be a name, because the pattern forbids it. */
const NOBODY = '-';

export type AdminAccountRepository = ReturnType<typeof createAdminAccountRepository>;

/** Accounts of administrators, managed with `npm run admin`. */
export function createAdminAccountRepository(
  firestore: Firestore,
  { clock, hasher }: { clock: Clock; hasher: PasswordHasher },
) {
  const collection = firestore.collection(COLLECTIONS.admins);

  /** Returns an account. An impossible name costs the same read. */
  async function findByUsername(name: string): Promise<AdminAccount | undefined> {
    const username = normaliseUsername(name);
    const isPossible = username.length <= USERNAME_MAX && USERNAME_PATTERN.test(username);
    const document = await collection.doc(isPossible ? username : NOBODY).get();
    const data = document.data();
    if (!data || !document.createTime) return undefined;
    return readAdminAccount(document.id, data, document.createTime);
  }

  async function list(): Promise<AdminAccount[]> {
    const { docs } = await collection.get();
    return docs.map((document) =>
      readAdminAccount(document.id, document.data(), document.createTime),
    );
  }

  async function create(name: string, password: string): Promise<void> {
    const username = normaliseUsername(name);
    assertUsername(username);
    assertNotReserved(username);
    await assertPassword(password, username);
    const account = toStoredAdminAccount(await hasher.hash(password), clock.now());
    try {
      await collection.doc(username).create(account);
    } catch (error) {
      if (grpcCode(error) !== GRPC.alreadyExists) throw error;
      throw new AppError('conflict', `There is already an account named ${username}.`, {
        cause: error,
      });
    }
  }

  /** Changes the password and ends all sessions. @throws {AppError} `invalid` or `not-found` */
  async function setPassword(name: string, password: string): Promise<void> {
    const username = normaliseUsername(name);
    assertUsername(username);
    await change(username, { passwordHash: await hashNew(username, password), ...endSessions() });
  }

  async function hashNew(username: string, password: string): Promise<PasswordHash> {
    await assertPassword(password, username);
    return hasher.hash(password);
  }

  /**
   * Changes the password as part of a change set, and returns the new session epoch.
   *
   * @throws {AppError} `not-found`, or `conflict` when the password is no longer `onlyIf`
   */
  async function putPassword(
    changes: ChangeSet,
    { username, passwordHash, onlyIf }: NewPassword,
  ): Promise<number> {
    const document = await changes.get(collection.doc(username));
    const data = document.data();
    if (!data || !document.createTime) throw unknownAccount(username);
    const account = readAdminAccount(username, data, document.createTime);
    if (account.passwordHash.hash !== onlyIf.hash) {
      throw new AppError('conflict', 'The password has just been changed elsewhere.');
    }
    const sessionEpoch = account.sessionEpoch + 1;
    const updatedAt = Timestamp.fromDate(clock.now());
    changes.replace(document.ref, { ...data, passwordHash, sessionEpoch, updatedAt });
    return sessionEpoch;
  }

  async function disable(name: string): Promise<void> {
    await change(name, { isDisabled: true, ...endSessions() });
  }

  async function enable(name: string): Promise<void> {
    await change(name, { isDisabled: false });
  }

  async function revoke(name: string): Promise<void> {
    await change(name, endSessions());
  }

  async function change(name: string, changes: UpdateData<StoredAdminAccount>): Promise<void> {
    const username = normaliseUsername(name);
    assertUsername(username);
    try {
      await collection
        .doc(username)
        .update({ ...changes, updatedAt: Timestamp.fromDate(clock.now()) });
    } catch (error) {
      if (grpcCode(error) !== GRPC.notFound) throw error;
      throw unknownAccount(username, error);
    }
  }

  return {
    findByUsername,
    list,
    create,
    setPassword,
    hashNew,
    putPassword,
    disable,
    enable,
    revoke,
  };
}

export function normaliseUsername(name: string): string {
  return name.trim().toLowerCase();
}

function endSessions() {
  return { sessionEpoch: FieldValue.increment(1) };
}

function assertUsername(username: string): void {
  if (username.length <= USERNAME_MAX && USERNAME_PATTERN.test(username)) return;
  throw new AppError(
    'invalid',
    `A user name has up to ${USERNAME_MAX} letters, digits, dots, hyphens or underscores, and begins with a letter or digit.`,
  );
}

/** Versions of imported content have this name. */
function assertNotReserved(username: string): void {
  if (username !== SYSTEM_USER) return;
  throw new AppError(
    'invalid',
    `No account can be named ${SYSTEM_USER}: it stands for imported content.`,
  );
}

function unknownAccount(username: string, cause?: unknown): AppError {
  return new AppError('not-found', `There is no account named ${username}.`, { cause });
}
