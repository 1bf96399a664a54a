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

/** The environment variables for an emulator's Firestore. */
export type EmulatorEnvironment = Record<'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT', string> &
  Partial<Record<'FIREBASE_AUTH_EMULATOR_HOST' | 'METADATA_SERVER_DETECTION', string>>;

/** The longest call: no browser waits for it, and pictures may take a slow connection. */
const CALL_MS = 60_000;

/**
 * Opens the Firestore of a project, or of an emulator given by its environment, and closes it after use.
 *
 * @param database another database of the project
 * @throws {Problem} if credentials are missing, Firestore or a rule of the site refuses, or Firestore doesn't
 *   answer
 */
export async function withFirestoreOf<T>(
  target: string | EmulatorEnvironment,
  use: (firestore: Firestore, project: string) => Promise<T>,
  database?: string,
): Promise<T> {
  const project = typeof target === 'string' ? target : target.GCLOUD_PROJECT;
  if (typeof target === 'string') {
    await assertCredentials(project);
    // Otherwise data meant for a real project would go to an emulator.
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  } else {
    process.env['FIRESTORE_EMULATOR_HOST'] = target.FIRESTORE_EMULATOR_HOST;
    // Otherwise the client asks the network whether it runs inside Google Cloud.
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

/**
 * Returns a `Problem` for an error of the site's rules or Firestore; otherwise the error itself.
 */
export function explained(error: unknown, project: string, database?: string): unknown {
  if (error instanceof AppError) return new Problem(error.message);
  const code = grpcCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  // The message follows the code's number and name.
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
