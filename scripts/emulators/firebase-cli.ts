import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { Problem } from '../lib/problem';
import { pathFolders } from '../lib/programs';
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

/** Oldest Java that firebase-tools 15 starts its emulators with. */
const OLDEST_JAVA = 21;

/** Folders in which Debian and macOS install their JVMs, and the way from one to its `bin`. */
const JVM_FOLDERS = [
  { folder: '/usr/lib/jvm', bin: 'bin' },
  { folder: '/Library/Java/JavaVirtualMachines', bin: 'Contents/Home/bin' },
  { folder: '/opt/homebrew/opt', bin: 'bin', only: /^openjdk/ },
  { folder: '/usr/local/opt', bin: 'bin', only: /^openjdk/ },
];

/** Folder of the first `java` that is new enough, to be put on the PATH of the emulators. */
function findJavaBin(): string {
  for (const bin of candidates()) {
    const version = javaVersion(join(bin, 'java'));
    if (version !== undefined && version >= OLDEST_JAVA) return bin;
  }
  throw new Problem(
    `The Firestore emulator needs Java ${OLDEST_JAVA} or newer, and none was found: install one (Debian: apt-get install default-jre-headless or a Temurin package, macOS: brew install openjdk) or set JAVA_HOME to it.`,
  );
}

/** Major version that `java -version` tells, or undefined when it does not run. */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!match) return undefined;
  const [, major, minor] = match;
  // Java 8 and older call themselves 1.8.
  return major === '1' ? Number(minor) : Number(major);
}

function candidates(): string[] {
  const home = process.env['JAVA_HOME'];
  return [...(home ? [join(home, 'bin')] : []), ...pathFolders(), ...installed()].filter((bin) =>
    existsSync(join(bin, 'java')),
  );
}

function installed(): string[] {
  return JVM_FOLDERS.flatMap(({ folder, bin, only }) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => only?.test(name) ?? true)
          .map((name) => join(folder, name, bin))
      : [],
  );
}

function javaVersion(java: string): number | undefined {
  try {
    // The version goes to standard error.
    return parseJavaVersion(
      execFileSync('sh', ['-c', '"$0" -version 2>&1', java], { encoding: 'utf8' }),
    );
  } catch {
    return undefined;
  }
}
