import { USERNAME_MAX, USERNAME_PATTERN } from '@torque-tide/contract/admin-session';
import { SYSTEM_USER } from '@torque-tide/contract/versions';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type UpdateData,
} from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { GRPC, grpcCode, readDate, stampsAt } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import { type PasswordHash, type PasswordHasher, passwordHashSchema } from './password';
import { assertPassword } from './password-policy';

const adminAccountSchema = z.object({
  /** Lower-case; the document's id. */
  username: z.string(),
  passwordHash: passwordHashSchema,
  isDisabled: z._default(z.boolean(), false),
  /** A session keeps the epoch it began in; raising it ends all sessions of the account. */
  sessionEpoch: z._default(z.int(), 0),
  createdAt: z.date(),
});

export type AdminAccount = z.infer<typeof adminAccountSchema>;

export type StoredAdminAccount = ReturnType<typeof toStoredAdminAccount>;

export function toStoredAdminAccount(passwordHash: PasswordHash, createdAt: Date) {
  return { passwordHash, isDisabled: false, sessionEpoch: 0, ...stampsAt(createdAt) };
}

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
    return readAccount(await collection.doc(isPossible(username) ? username : NOBODY).get());
  }

  async function list(): Promise<AdminAccount[]> {
    const { docs } = await collection.get();
    return docs.flatMap((document) => readAccount(document) ?? []);
  }

  async function create(name: string, password: string): Promise<void> {
    const username = possibleName(name);
    // Versions of imported content carry this name.
    if (username === SYSTEM_USER) {
      const message = `No account can be named ${SYSTEM_USER}: it stands for imported content.`;
      throw new AppError('invalid', message);
    }
    const account = toStoredAdminAccount(await hashNew(username, password), clock.now());
    try {
      await collection.doc(username).create(account);
    } catch (error) {
      if (grpcCode(error) !== GRPC.alreadyExists) throw error;
      throw new AppError('conflict', `There is already an account named ${username}.`, {
        cause: error,
      });
    }
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
    const account = readAccount(document);
    if (!account) throw unknownAccount(username);
    if (account.passwordHash.hash !== onlyIf.hash) {
      throw new AppError('conflict', 'The password has just been changed elsewhere.');
    }
    const sessionEpoch = account.sessionEpoch + 1;
    const updatedAt = Timestamp.fromDate(clock.now());
    changes.replace(document.ref, { ...document.data(), passwordHash, sessionEpoch, updatedAt });
    return sessionEpoch;
  }

  async function change(name: string, changes: UpdateData<StoredAdminAccount>): Promise<void> {
    const username = possibleName(name);
    const updatedAt = Timestamp.fromDate(clock.now());
    try {
      await collection.doc(username).update({ ...changes, updatedAt });
    } catch (error) {
      if (grpcCode(error) !== GRPC.notFound) throw error;
      throw unknownAccount(username, error);
    }
  }

  async function endSessions(name: string, changes: UpdateData<StoredAdminAccount>): Promise<void> {
    await change(name, { ...changes, sessionEpoch: FieldValue.increment(1) });
    // Open browsers listen to these documents.
    const sessions = firestore.collection(COLLECTIONS.sessions);
    const { docs } = await sessions.where('username', '==', normaliseUsername(name)).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }

  return {
    findByUsername,
    list,
    create,
    hashNew,
    putPassword,
    /** Changes the password and ends all sessions. @throws {AppError} `invalid` or `not-found` */
    setPassword: async (name: string, password: string) => {
      const passwordHash = await hashNew(possibleName(name), password);
      await endSessions(name, { passwordHash });
    },
    disable: (name: string) => endSessions(name, { isDisabled: true }),
    enable: (name: string) => change(name, { isDisabled: false }),
    revoke: (name: string) => endSessions(name, {}),
  };
}

function readAccount(document: DocumentSnapshot): AdminAccount | undefined {
  if (!document.exists) return undefined;
  const createdAt = readDate(document.get('createdAt')) ?? document.createTime?.toDate();
  return adminAccountSchema.parse({ ...document.data(), username: document.id, createdAt });
}

export function normaliseUsername(name: string): string {
  return name.trim().toLowerCase();
}

function isPossible(username: string): boolean {
  return username.length <= USERNAME_MAX && USERNAME_PATTERN.test(username);
}

/** Returns the normalised name. @throws {AppError} `invalid` */
function possibleName(name: string): string {
  const username = normaliseUsername(name);
  if (isPossible(username)) return username;
  throw new AppError(
    'invalid',
    `A user name has up to ${USERNAME_MAX} letters, digits, dots, hyphens or underscores, and begins with a letter or digit.`,
  );
}

function unknownAccount(username: string, cause?: unknown): AppError {
  return new AppError('not-found', `There is no account named ${username}.`, { cause });
}
