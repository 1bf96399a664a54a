import type { PasswordChange } from '@torque-tide/contract/admin-session';
import { useCallback, useRef } from 'react';
import { sendWrite, UnknownOutcome } from '@/admin/requests/use-write';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { inSessionTurn } from '@/admin/session/session-turn';
import { storeSessionId } from '@/shared/api/session-storage';

interface Attempt {
  key: string;
  change: PasswordChange;
}

/**
 * - `done`: the password is what was just typed.
 * - `done before`: an earlier attempt, of which nobody could tell, had taken place; this one was not sent.
 */
type Outcome = 'done' | 'done before';

/**
 * Changes the password, and goes on with the session that comes in the place of all others. An attempt of
 * which nobody can tell whether it took place is asked about first when the next one is made.
 *
 * @returns a function that throws as `sendWrite` does
 */
export function usePasswordChange() {
  const { run } = useAdminSession();
  const unknown = useRef<Attempt>(null);

  return useCallback(
    async (change: PasswordChange, onUncertain: () => void): Promise<Outcome> => {
      async function send(attempt: Attempt): Promise<void> {
        unknown.current = attempt;
        try {
          await run((signal) =>
            inSessionTurn(async () => {
              const options = { key: attempt.key, signal, onUncertain };
              const args = { body: attempt.change };
              const { sessionId } = await sendWrite('account.changePassword', args, options);
              storeSessionId(sessionId);
            }),
          );
        } catch (error) {
          if (!(error instanceof UnknownOutcome)) unknown.current = null;
          throw error;
        }
        unknown.current = null;
      }

      const before = unknown.current;
      if (before && isSame(before.change, change)) {
        await send(before);
        return 'done';
      }
      if (before && (await hasTakenPlace(() => send(before)))) return 'done before';
      await send({ key: crypto.randomUUID(), change });
      return 'done';
    },
    [run],
  );
}

/** @throws {UnknownOutcome} */
async function hasTakenPlace(send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    return false;
  }
}

function isSame(a: PasswordChange, b: PasswordChange): boolean {
  return a.currentPassword === b.currentPassword && a.newPassword === b.newPassword;
}
