import type { Firestore } from 'firebase-admin/firestore';
import { runningEmulator } from '../emulators/running-emulator';
import { withFirestoreOf } from './firestore';
import { Problem } from './problem';

/** Which database a command works on. */
export interface DatabaseChoice {
  /** A real project, by its id; without one it is the running emulator. */
  project?: string | undefined;
  /** A database of the project other than the one that the site uses. */
  database?: string | undefined;
}

/**
 * Works on the database that the command line names: the running emulator's, or a project's with `--project`.
 *
 * @param use gets the database and how to name it in messages, such as 'demo-torque-tide (emulator)'
 * @throws {Problem} when neither is there, with what to do
 */
export async function withDatabase<T>(
  { project, database }: DatabaseChoice,
  use: (firestore: Firestore, name: string) => Promise<T>,
): Promise<T> {
  const target = project ?? (await emulatorOrAdvice());
  return withFirestoreOf(
    target,
    (firestore, id) => {
      const name = project === undefined ? `${id} (emulator)` : id;
      return use(firestore, database === undefined ? name : `${name}, database ${database}`);
    },
    database,
  );
}

async function emulatorOrAdvice() {
  try {
    return await runningEmulator();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`${error.message} For a real database add --project <id>.`);
  }
}
