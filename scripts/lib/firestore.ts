import type { Firestore } from 'firebase-admin/firestore';
import {
  closeFirestore,
  GRPC,
  grpcCode,
  isTransient,
  openFirestore,
} from '../../functions/src/lib/firestore';
import { AppError } from '../../functions/src/lib/app-error';
import { assertCredentials } from './credentials';
import { Problem } from './problem';

/** What a process needs in its environment to reach the Firestore of an emulator. */
export type EmulatorEnvironment = Record<'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT', string> &
  Partial<Record<'FIREBASE_AUTH_EMULATOR_HOST' | 'METADATA_SERVER_DETECTION', string>>;

/** Longest that one call may take: nobody's browser waits, and pictures may go through a slow line. */
const CALL_MS = 60_000;

/**
 * Works on the Firestore of a project, or of an emulator by its environment, and closes it.
 *
 * @param database another database of the project than the one that the site uses
 * @throws {Problem} when nothing says who asks a real project, or Firestore or a rule of the site refuses, or
 *   Firestore does not answer
 */
export async function withFirestoreOf<T>(
  target: string | EmulatorEnvironment,
  use: (firestore: Firestore, project: string) => Promise<T>,
  database?: string,
): Promise<T> {
  const project = typeof target === 'string' ? target : target.GCLOUD_PROJECT;
  if (typeof target === 'string') {
    await assertCredentials(project);
    // Left in the environment it would send what is meant for a real project to an emulator.
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  } else {
    process.env['FIRESTORE_EMULATOR_HOST'] = target.FIRESTORE_EMULATOR_HOST;
    // Else the client asks the network whether it runs inside Google Cloud.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  const firestore = openFirestore(project, CALL_MS, database);
  try {
    return await use(firestore, project);
  } catch (error) {
    throw explained(error, project, database);
  } finally {
    await closeFirestore(project);
  }
}

/** What the site's own rules or Firestore say, in a sentence; any other error as it is. */
export function explained(error: unknown, project: string, database?: string): unknown {
  if (error instanceof AppError) return new Problem(error.message);
  const code = grpcCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  // Its words come after the number and the name of its code.
  const words = error.message.replace(/^\d+ [A-Z_]+: /, '').replace(/\.$/, '');
  if (code === GRPC.notFound && /\bdatabase\b/.test(words)) {
    return new Problem(
      database === undefined
        ? `${project} has no database yet: "npm run deploy" makes it.`
        : `${project} has no database ${database}, or it is still being made.`,
    );
  }
  if (code === GRPC.permissionDenied || code === GRPC.unauthenticated) {
    return new Problem(`Firestore refuses this in ${project}: ${words}.`);
  }
  if (!isTransient(error)) return error;
  return new Problem(`The Firestore of ${project} did not answer, or not in time: ${words}.`);
}
