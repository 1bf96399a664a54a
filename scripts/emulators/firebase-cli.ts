import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { findRuntimes } from 'jdk-utils';
import { Problem } from '../lib/problem';
import { findFirestoreJar } from './firestore-jar';

/** Returns the Firebase CLI's entry, to run with this Node whatever the PATH says. */
export function firebaseCli(): string {
  const manifest = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  return join(dirname(manifest), 'lib', 'bin', 'firebase.js');
}

/**
 * Returns an environment in which the Firebase CLI finds Java and the Firestore emulator.
 *
 * @param javaOptions additional options for Java
 * @throws {Problem} if there is no Java that is new enough
 */
export async function emulatorEnvironment(javaOptions?: string): Promise<NodeJS.ProcessEnv> {
  const jar = findFirestoreJar();
  return {
    ...process.env,
    PATH: [join(await findJava(), 'bin'), process.env['PATH']].join(delimiter),
    ...(jar ? { FIRESTORE_EMULATOR_BINARY_PATH: jar } : {}),
    ...(javaOptions
      ? { JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], javaOptions].join(' ').trim() }
      : {}),
    NO_UPDATE_NOTIFIER: '1',
  };
}

/** The oldest Java that firebase-tools 15 accepts. */
const OLDEST_JAVA = 21;

/**
 * Returns the folder of a Java that is new enough: JAVA_HOME's or the PATH's, else any other.
 *
 * @throws {Problem} if there is none
 */
export async function findJava(): Promise<string> {
  const all = await findRuntimes({ withVersion: true, withTags: true });
  const fit = all.filter(({ version }) => version !== undefined && version.major >= OLDEST_JAVA);
  const found =
    fit.find((java) => java.isJavaHomeEnv) ?? fit.find((java) => java.isInPathEnv) ?? fit[0];
  if (found) return found.homedir;
  throw new Problem(
    `The Firestore emulator needs Java ${OLDEST_JAVA} or newer, and none was found. Install one (Debian 13 and Ubuntu: apt-get install openjdk-21-jre-headless; macOS: brew install openjdk; others: Temurin ${OLDEST_JAVA} or newer), or set JAVA_HOME to it.`,
  );
}
