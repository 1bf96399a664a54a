import { AppError, invalidFields } from '../lib/app-error';
import { tooLate } from '../lib/time';
import { isDocumentId } from '../lib/firestore';
import type { AdminSession, HandlerRequest, HandlersOf } from '../lib/handler';
import { seal, unseal } from '../writes/secrets';
import { browserNameOf } from './session-repository';
import type { SessionDependencies } from './handlers';

type Change = Pick<
  HandlerRequest<'account.changePassword'>,
  'body' | 'attempt' | 'caller' | 'audit'
> & { session: AdminSession };

interface Changed {
  username: string;
  /** The new session's token, encrypted. */
  sealed: string;
}

export function createAccountHandlers(
  dependencies: SessionDependencies,
): HandlersOf<'account.' | 'sessions.'> {
  const { accounts, sessions, throttle, queue, prove, write } = dependencies;
  return {
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

      const { username, sealed } = (await repeated()) ?? (await changeNow());
      audit.admin = username;
      return { sessionId: unseal(sealed, attempt.secret) };
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
        if (!isDocumentId(id) || !(await sessions.endById(changes, session.username, id))) {
          throw new AppError('not-found', 'There is no such session, or it has ended already');
        }
        return { id };
      }),

    'sessions.endOthers': ({ session, attempt }) =>
      write.once(attempt, async (changes) => ({
        ended: await sessions.endOthers(changes, session),
      })),
  };

  /** Ends all sessions, including the caller's: its token may be stolen. */
  async function change({ body, session, attempt, caller, audit }: Change): Promise<Changed> {
    const { username, onlyIf, passwordHash } = await queue(
      { rank: 'known', party: session.username },
      async () => {
        if (attempt.deadline.isOver()) throw tooLate();
        const account = await prove({
          username: session.username,
          password: body.currentPassword,
          // An open session on an unattended computer must not allow guessing.
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
    return write.once(attempt, async (changes) => {
      const sessionEpoch = await accounts.putPassword(changes, { username, passwordHash, onlyIf });
      const token = await sessions.replaceAll(changes, { username, sessionEpoch, browser });
      return { username, sealed: seal(token, attempt.secret) };
    });
  }
}
