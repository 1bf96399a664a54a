import { runningEmulator } from '../emulators/running-emulator';
import { accountsIn } from '../lib/accounts';
import { withFirestoreOf } from '../lib/firestore';

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
    const accounts = accountsIn(firestore);
    const known = await accounts.list();
    if (known.length > 0) {
      return `no account: ${where} has ${known.map(({ username }) => username).join(', ')}`;
    }
    await accounts.create(name, password);
    return `the account ${name} in ${where}`;
  });
}
