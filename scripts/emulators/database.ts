import type { Firestore } from 'firebase-admin/firestore';
import { runningEmulator } from './running-emulator';
import { withFirestoreOf } from '../lib/firestore';

/**
 * Works on the database that the command line names: the running emulator's, or a project's with `--project`.
 *
 * @param choice another `database` of the project than the one that the site uses
 * @param use gets the database and how to name it in messages, such as 'demo-torque-tide (emulator)'
 * @throws {Problem} when neither is there, with what to do
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
