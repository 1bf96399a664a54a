import { AppError } from '../lib/app-error';
import type { LiveConfig } from '../lib/config';
import type { HandlersOf } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import type { SessionRepository } from './session-repository';

/** Makes a custom token of Firebase. Rejects with Firebase's own error, which has a `code`. */
export type SignToken = (uid: string, claims: Record<string, unknown>) => Promise<string>;

interface Dependencies {
  sessions: Pick<SessionRepository, 'idOf'>;
  live: LiveConfig | undefined;
  signToken?: SignToken | undefined;
  log: Log;
}

/** Errors without permission to sign, and without a service account. */
const MAY_NOT_SIGN = new Set<unknown>(['auth/insufficient-permission', 'auth/invalid-credential']);

/** Lets an admin's browser listen to Firestore. Decision 0019. */
export function createLiveHandlers(dependencies: Dependencies): HandlersOf<'live.'> {
  const { sessions, live, signToken = signWithFirebase, log } = dependencies;
  return {
    'live.connect': async ({ session: { username, token: sessionToken } }) => {
      if (!live) return null;
      const session = sessions.idOf(sessionToken);
      try {
        return { token: await signToken(username, { admin: true, session }), session, ...live };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && MAY_NOT_SIGN.has(error.code))) {
          throw new AppError('unavailable', 'Live updates cannot be had now', { cause: error });
        }
        log.error(
          'The admin area is not live: the service account of the functions may not sign tokens. README.md says which permission it needs',
          describeError(error),
        );
        return null;
      }
    },
  };
}

const signWithFirebase: SignToken = async (uid, claims) => {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(getApps()[0] ?? initializeApp()).createCustomToken(uid, claims);
};
