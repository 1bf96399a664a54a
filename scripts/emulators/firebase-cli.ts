import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { findFirestoreJar } from './firestore-jar';
import { findJavaBin } from './java';

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
export function emulatorEnvironment(javaOptions?: string): NodeJS.ProcessEnv {
  const jar = findFirestoreJar();
  return {
    ...process.env,
    PATH: [findJavaBin(), process.env['PATH']].join(delimiter),
    ...(jar ? { FIRESTORE_EMULATOR_BINARY_PATH: jar } : {}),
    ...(javaOptions
      ? { JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], javaOptions].join(' ').trim() }
      : {}),
    // The CLI would ask for a newer version of itself.
    NO_UPDATE_NOTIFIER: '1',
  };
}
