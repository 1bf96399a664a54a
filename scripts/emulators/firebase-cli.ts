import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { findRuntimes } from 'jdk-utils';
import { Problem } from '../lib/problem';
import { findFirestoreJar } from './firestore-jar';

/** The Firebase CLI's own entry: run with the Node that runs us, whatever the PATH says. */
export function firebaseCli(): string {
  const manifest = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  return join(dirname(manifest), 'lib', 'bin', 'firebase.js');
}

/**
 * Environment in which the Firebase CLI finds a Java and a Firestore emulator without a download.
 *
 * @param javaOptions what Java gets to hear beside what the environment says
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
    // The CLI would ask for a newer version of itself.
    NO_UPDATE_NOTIFIER: '1',
  };
}

/** Oldest Java that firebase-tools 15 starts its emulators with. */
const OLDEST_JAVA = 21;

/**
 * Folder of a Java that is new enough: the one that the environment names, or else any on this computer.
 *
 * @throws {Problem} when there is none
 */
export async function findJava(): Promise<string> {
  const all = await findRuntimes({ withVersion: true, withTags: true });
  const fit = all.filter(({ version }) => version !== undefined && version.major >= OLDEST_JAVA);
  const found =
    fit.find((java) => java.isJavaHomeEnv) ?? fit.find((java) => java.isInPathEnv) ?? fit[0];
  if (found) return found.homedir;
  throw new Problem(
    `The Firestore emulator needs Java ${OLDEST_JAVA} or newer, and none was found: install one (Debian: apt-get install default-jre-headless or a Temurin package, macOS: brew install openjdk) or set JAVA_HOME to it.`,
  );
}
