import { writeConfigFor } from './firebase-config';
import { freePorts } from './ports';
import { startSuite } from './suite';

/**
 * For minutes of use: code that is translated at once runs well enough, and translating it anew for the
 * long run would take a third of the processors' time.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1';

const PROJECT = 'demo-torque-tide-test';

/**
 * Runs tests on emulators of Firestore and Auth of their own, which may stand beside those of
 * `npm start`, and ends them afterwards.
 *
 * @param run gets what a process needs in its environment to reach them
 */
export async function withFirestore<T>(
  run: (environment: Record<string, string>) => Promise<T>,
): Promise<T> {
  const ports = await freePorts();
  const suite = await startSuite({
    name: 'test',
    projectId: PROJECT,
    ports,
    config: writeConfigFor('test', ports),
    only: 'auth,firestore',
    javaOptions: JAVA_OPTIONS,
  });
  try {
    return await run({
      ...suite.environment,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      // Google's libraries would look for a metadata server, which no test has.
      METADATA_SERVER_DETECTION: 'none',
    });
  } finally {
    await suite.stop();
  }
}
