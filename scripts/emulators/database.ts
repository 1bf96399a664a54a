import type { Firestore } from 'firebase-admin/firestore';
import { runningEmulator } from './running-emulator';
import { withFirestoreOf } from '../lib/firestore';

/**
 * Opens the database that the command line names: the running emulator's, or a project's with
 * `--project`.
 *
 * @param choice may name another `database` of the project
 * @param use gets the database and its name for messages, such as 'demo-torque-tide (emulator)'
 * @throws {Problem} with the remedy, if there is neither
 */
export async function withDatabase<T>(
  { project, database }: { project?: string | undefined; database?: string | undefined },
  use: (firestore: Firestore, name: string) => Promise<T>,
): Promise<T> {
  const target = project ?? (await runningEmulator('For a real database add --project <id>.'));
  const where = project === undefined ? ' (emulator)' : '';
  const which = database === undefined ? '' : `, database ${database}`;
  return withFirestoreOf(
    target,
    (firestore, id) => use(firestore, `${id}${where}${which}`),
    database,
  );
}
