import { AppError } from '../lib/app-error';
import type { LiveConfig } from '../lib/config';
import type { HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import type { SessionRepository } from './session-repository';

/** Makes a custom token of Firebase. Rejects with Firebase's own error, which has a `code`. */
export type SignToken = (uid: string, claims: Record<string, unknown>) => Promise<string>;

interface Dependencies {
  sessions: Pick<SessionRepository, 'idOf'>;
  /** Undefined where nobody has configured it. */
  live: LiveConfig | undefined;
  /** Firebase's, unless a test gives another one. */
  signToken?: SignToken | undefined;
  log: Log;
}

/** What a service account gets that may not sign, and a machine that has none. */
const MAY_NOT_SIGN = new Set<unknown>(['auth/insufficient-permission', 'auth/invalid-credential']);

/** Lets the browser of an admin listen to Firestore: see docs/decisions/0019-live.md. */
export function createLiveHandlers({
  sessions,
  live,
  signToken = signWithFirebase,
  log,
}: Dependencies): HandlersOf<'live.'> {
  let isToldToOwner = false;

  /** Undefined when the permission to sign is missing, which the log says once. */
  async function sign(username: string, session: string): Promise<string | undefined> {
    try {
      return await signToken(username, { admin: true, session });
    } catch (error) {
      if (!MAY_NOT_SIGN.has(codeOf(error))) {
        throw new AppError('unavailable', 'Live updates cannot be had now', { cause: error });
      }
      if (!isToldToOwner) {
        log.error(
          'The admin area is not live: the service account of the functions may not sign tokens. README.md says which permission it needs',
          describeError(error),
        );
      }
      isToldToOwner = true;
      return undefined;
    }
  }

  return {
    'live.connect': async ({ session: { username, token: sessionToken } }) => {
      if (!live) return null;
      const session = sessions.idOf(sessionToken);
      const token = await sign(username, session);
      return token === undefined ? null : { token, session, ...live };
    },
  };
}

/** Loaded with the first call: most instances never sign. */
const signWithFirebase: SignToken = async (uid, claims) => {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  return getAuth(getApps()[0] ?? initializeApp()).createCustomToken(uid, claims);
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
