import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorEnvironment } from '../lib/firestore';
import { interrupted } from '../lib/interrupt';
import { isAnswering } from '../lib/is-answering';
import { Problem } from '../lib/problem';
import { type Descendant, descendantsOf, endGroup, endLeftBehind, exited } from '../lib/processes';
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
  /** Ends it and every process that it started. */
  stop: () => Promise<void>;
  logFile: string;
}

/**
 * Starts the emulators and waits until they answer.
 *
 * @throws {Problem} when they do not start
 */
export async function startSuite(options: Options): Promise<Suite> {
  const { name, projectId = `demo-torque-tide-${name}`, only, importFrom, exportTo } = options;
  const { ports = await freePorts() } = options;
  const config = writeConfigFor(name, ports);
  mkdirSync(cacheFolder, { recursive: true });
  const logFile = join(cacheFolder, `emulators-${name}.log`);
  // Not through this process: the emulators outlive one that is killed, and can save their content then.
  const log = openSync(logFile, 'w');
  const child = spawn(
    process.execPath,
    [
      firebaseCli(),
      'emulators:start',
      `--project=${projectId}`,
      `--config=${config}`,
      `--only=${only}`,
      ...(importFrom ? ['--import', importFrom] : []),
    ],
    // A group of its own: a Ctrl-C at the terminal must reach it once, from us, and not twice.
    {
      cwd: root,
      env: {
        ...(await emulatorEnvironment(options.isBrief ? BRIEF_JAVA_OPTIONS : undefined)),
        // Whoever starts them decides what is in them.
        DEMO_CONTENT: 'none',
      },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  options.onBegun?.();

  const hubUrl = `http://${HOST}:${ports.hub}`;
  let begun: Descendant[] = [];
  let isStarted = false;
  let markStarted = () => {};
  const started = new Promise<void>((resolve) => (markStarted = resolve));
  const watching = new AbortController();
  async function brokenReason(): Promise<string> {
    const whole = exited(child).then(
      (code) => `The emulators ended by themselves (exit code ${code}).`,
    );
    if (!exportTo) return whole;
    await started;
    const watched = { firestoreUrl: firestoreUrl(ports), hubUrl, folder: exportTo };
    const gone = await Promise.race([whole, watchEmulators(watched, watching.signal)]);
    return gone ?? whole;
  }

  const suite: Suite = {
    siteUrl: `http://${HOST}:${ports.hosting}`,
    ports,
    config,
    environment: {
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      GCLOUD_PROJECT: projectId,
      ...(only.includes('auth') ? { FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}` } : {}),
      // Else Google's libraries ask the network whether they run inside its cloud.
      METADATA_SERVER_DETECTION: 'none',
    },
    ended: brokenReason(),
    stop: async () => {
      watching.abort();
      // By the own hub: the CLI's --export-on-exit takes any that runs for the same project.
      if (exportTo && isStarted && !(await save(hubUrl, exportTo, SAVE_LIMIT_MS))) {
        console.log(`The content could not be saved: ${exportTo} has what was saved before.`);
      }
      // Before it is asked to end: afterwards nobody knows whose children they were.
      if (child.exitCode === null && child.signalCode === null) begun = descendantsOf(child.pid);
      await endGroup(child);
      const left = endLeftBehind(begun);
      if (left.length > 0) {
        const names = left.map(({ command, pid }) => `${command} (${pid})`).join(', ');
        console.log(`Ended what the emulators had left behind: ${names}.`);
      }
    },
    logFile,
  };
  try {
    const urls = [
      only.includes('hosting') ? apiUrl(suite) : firestoreUrl(ports),
      ...(only.includes('auth') ? [`http://${HOST}:${ports.auth}/`] : []),
    ];
    const ready = Promise.all(urls.map((url) => untilReady(child, suite, url)));
    await Promise.race([ready, giveUpWhenInterrupted()]);
    begun = descendantsOf(child.pid);
    options.onBegun?.();
    isStarted = true;
    markStarted();
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}

/** Starts emulators of its own for a piece of work, and ends them after it. */
export async function withSuite<T>(
  options: Options,
  use: (suite: Suite) => Promise<T>,
): Promise<T> {
  const suite = await startSuite(options);
  try {
    return await use(suite);
  } finally {
    await suite.stop();
  }
}

async function giveUpWhenInterrupted(): Promise<never> {
  await interrupted;
  throw new Problem('Ended before the emulators were ready.');
}

function firestoreUrl(ports: Ports): string {
  return `http://${HOST}:${ports.firestore}/`;
}

/** Through Hosting, the function and Firestore: an answer means that the whole chain stands. */
function apiUrl(suite: Suite): string {
  return `${suite.siteUrl}/api/sectors`;
}

async function untilReady(child: ChildProcess, suite: Suite, url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) {
      throw new Problem(
        `The emulators ended before they were ready (exit code ${child.exitCode}): ${suite.logFile} tells why.`,
      );
    }
    if (await isAnswering(url, ANSWER_LIMIT_MS)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Problem(
    `The emulators did not answer at ${url} within ${READY_TIMEOUT_MS / 1000} s: ${suite.logFile} tells more.`,
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
