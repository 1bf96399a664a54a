import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EmulatorEnvironment } from '../lib/firestore';
import { interrupted } from '../lib/interrupt';
import { isAnswering } from '../lib/is-answering';
import { Problem } from '../lib/problem';
import {
  type Descendant,
  descendantsOf,
  endGroup,
  endLeftBehind,
  exited,
  named,
} from '../lib/processes';
import { cacheFolder, root } from '../lib/repository';
import { emulatorEnvironment, firebaseCli } from './firebase-cli';
import { writeConfigFor } from './firebase-config';
import { freePorts, type Ports } from './ports';
import { save, watchEmulators } from './watch';

const HOST = '127.0.0.1';
/**
 * The first start on a cold, slow machine: with ten times more to do than it has processors it took more
 * than two minutes. One that ends is noticed at once.
 */
const READY_TIMEOUT_MS = 300_000;
const POLL_MS = 250;
/** The first answer: the Functions emulator begins a process for each question that is given up and asked again. */
const ANSWER_LIMIT_MS = 60_000;
/** For the whole content on a slow machine. */
export const SAVE_LIMIT_MS = 20_000;
/**
 * For minutes of use: code that is translated at once runs well enough, and translating it anew for the
 * long run would take a third of the processors' time.
 */
const BRIEF_JAVA_OPTIONS = '-XX:TieredStopAtLevel=1';

interface Options {
  /** Names the log file, the copy of `firebase.json` and, unless it is told, the project. */
  name: string;
  projectId?: string;
  /** Ports that nobody uses, unless they are told. */
  ports?: Ports;
  only: 'firestore' | 'auth,firestore' | 'auth,firestore,functions,hosting';
  /** True when it runs for minutes only. */
  isBrief?: boolean;
  /** Folder with an earlier export to start from. */
  importFrom?: string;
  /** Folder to export to on a clean exit. */
  exportTo?: string;
  /** Called whenever processes have been begun. */
  onBegun?: () => void;
}

/** A running emulator suite. */
export interface Suite {
  siteUrl: string;
  ports: Ports;
  /** The copy of `firebase.json` for these ports. */
  config: string;
  /** What a process needs in its environment to reach this Firestore, and Auth where it runs. */
  environment: EmulatorEnvironment;
  /** Resolves with the reason when the suite, or the Firestore in it, ends without being asked. */
  ended: Promise<string>;
  logFile: string;
}

/**
 * Starts the emulators for a piece of work, waits until they answer, and ends them after it, with every
 * process that they have started.
 *
 * @throws {Problem} when they do not start
 */
export async function withSuite<T>(
  options: Options,
  use: (suite: Suite) => Promise<T>,
): Promise<T> {
  const { name, projectId = `demo-torque-tide-${name}`, ports = await freePorts() } = options;
  const { only, isBrief, importFrom, exportTo, onBegun } = options;
  const config = writeConfigFor(name, ports);
  mkdirSync(cacheFolder, { recursive: true });
  const logFile = join(cacheFolder, `emulators-${name}.log`);
  const child = spawnEmulators(
    [
      `--project=${projectId}`,
      `--config=${config}`,
      `--only=${only}`,
      ...(importFrom ? ['--import', importFrom] : []),
    ],
    {
      ...(await emulatorEnvironment(isBrief ? BRIEF_JAVA_OPTIONS : undefined)),
      // Whoever starts them decides what is in them.
      DEMO_CONTENT: 'none',
    },
    logFile,
  );
  onBegun?.();

  const siteUrl = `http://${HOST}:${ports.hosting}`;
  const hubUrl = `http://${HOST}:${ports.hub}`;
  const firestoreUrl = `http://${HOST}:${ports.firestore}/`;
  const urls = [
    // Through Hosting, the function and Firestore: an answer means that the whole chain stands.
    only.includes('hosting') ? `${siteUrl}/api/sectors` : firestoreUrl,
    ...(only.includes('auth') ? [`http://${HOST}:${ports.auth}/`] : []),
  ];
  let begun: Descendant[] = [];
  try {
    const ready = Promise.all(urls.map((url) => untilReady(child, url, logFile)));
    await Promise.race([ready, giveUpWhenInterrupted()]);
    begun = descendantsOf(child.pid);
    onBegun?.();
    const whole = exited(child).then(
      (code) => `The emulators ended by themselves (exit code ${code}).`,
    );
    const watching = new AbortController();
    const gone =
      exportTo && watchEmulators({ firestoreUrl, hubUrl, folder: exportTo }, watching.signal);
    try {
      return await use({
        siteUrl,
        ports,
        config,
        environment: {
          FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
          GCLOUD_PROJECT: projectId,
          ...(only.includes('auth')
            ? { FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}` }
            : {}),
          // Else Google's libraries ask the network whether they run inside its cloud.
          METADATA_SERVER_DETECTION: 'none',
        },
        ended: gone ? Promise.race([whole, gone.then((reason) => reason ?? whole)]) : whole,
        logFile,
      });
    } finally {
      watching.abort();
      // By the own hub: the CLI's --export-on-exit takes any that runs for the same project.
      if (exportTo && !(await save(hubUrl, exportTo, SAVE_LIMIT_MS))) {
        console.log(`The content could not be saved: ${exportTo} has what was saved before.`);
      }
    }
  } finally {
    // Before it is asked to end: afterwards nobody knows whose children they were.
    if (child.exitCode === null && child.signalCode === null) begun = descendantsOf(child.pid);
    await endGroup(child);
    const left = endLeftBehind(begun);
    if (left.length > 0) console.log(`Ended what the emulators had left behind: ${named(left)}.`);
  }
}

function spawnEmulators(args: string[], env: NodeJS.ProcessEnv, logFile: string): ChildProcess {
  // Not through this process: the emulators outlive one that is killed, and can save their content then.
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [firebaseCli(), 'emulators:start', ...args], {
    cwd: root,
    env,
    // A group of its own: a Ctrl-C at the terminal must reach it once, from us, and not twice.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

async function giveUpWhenInterrupted(): Promise<never> {
  await interrupted;
  throw new Problem('Ended before the emulators were ready.');
}

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) {
      throw new Problem(
        `The emulators ended before they were ready (exit code ${child.exitCode}): ${logFile} tells why.`,
      );
    }
    if (await isAnswering(url, ANSWER_LIMIT_MS)) return;
    await delay(POLL_MS);
  }
  throw new Problem(
    `The emulators did not answer at ${url} within ${READY_TIMEOUT_MS / 1000} s: ${logFile} tells more.`,
  );
}

/**
 * Runs tests on emulators of Firestore and Auth of their own, which may stand beside those of
 * `npm start`, and ends them afterwards.
 *
 * @param run gets what a process needs in its environment to reach them
 */
export function withFirestore<T>(
  run: (environment: Record<string, string>) => Promise<T>,
): Promise<T> {
  const options = { name: 'test', only: 'auth,firestore', isBrief: true } as const;
  return withSuite(options, ({ environment }) => run(environment));
}
