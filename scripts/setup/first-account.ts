import { createScryptHasher } from '../../functions/src/admin-accounts/password';
import { createAdminAccountRepository } from '../../functions/src/admin-accounts/repository';
import { AppError } from '../../functions/src/lib/app-error';
import { systemClock } from '../../functions/src/lib/clock';
import { runningEmulator } from '../emulators/running-emulator';
import { withFirestoreOf } from '../lib/firestore';
import { Problem } from '../lib/problem';

/**
 * Makes the account that makes everything else: in a project, or in the emulator that runs while none
 * is chosen. Where there is an account already nothing is made.
 *
 * @returns what was done, as a part of a sentence
 * @throws {Problem} when it cannot be made, with what to do
 */
export async function createFirstAccount(
  name: string,
  password: string,
  project: string | undefined,
): Promise<string> {
  return withFirestoreOf(project ?? (await runningEmulator()), async (firestore, where) => {
    const accounts = createAdminAccountRepository(firestore, {
      clock: systemClock,
      hasher: createScryptHasher(),
    });
    try {
      const known = await accounts.list();
      if (known.length > 0) {
        return `no account: ${where} has ${known.map(({ username }) => username).join(', ')}`;
      }
      await accounts.create(name, password);
      return `the account ${name} in ${where}`;
    } catch (error) {
      if (error instanceof AppError) throw new Problem(error.message);
      throw error;
    }
  });
}
