import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from '../lib/build';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { exited, interrupted } from '../lib/processes';
import { cacheFolder, dataFolder } from '../lib/repository';
import { seedIfEmpty } from '../seed/run';
import { emulatorEnvironment, firebaseCli } from './firebase-cli';
import { configuredPorts, demoConfig, demoProject, writeConfig } from './firebase-config';
import { printMails } from './mails';
import { assertFree } from './ports';

/** Per request. Retrying sooner would make the Functions emulator start another process. */
const ANSWER_LIMIT_MS = 60_000;
const POLL_MS = 250;

const logFile = join(cacheFolder, 'emulators.log');

/** The emulators of `npm start` and `npm run dev`. */
interface DemoStack {
  siteUrl: string;
  /** True if the database was empty and got the demo content. */
  isSeeded: boolean;
  /** Resolves at Ctrl-C; rejects if the emulators end by themselves. */
  untilEnd: () => Promise<void>;
}

/**
 * Builds, starts all emulators on the ports of `firebase.json` with the last run's content, and stops them
 * after use. Their content is kept for the next run.
 *
 * @param isEmpty starts without content and account
 * @throws {Problem} with the remedy, if something is in the way
 */
export async function withDemoStack(
  isEmpty: boolean,
  use: (stack: DemoStack) => Promise<void>,
): Promise<void> {
  const ports = configuredPorts();
  const project = demoProject(ports);
  const environment = await emulatorEnvironment();
  await assertFree(ports);
  console.log('Building …');
  build();
  if (isEmpty) setContentAside();
  console.log('Starting the emulators …');
  const child = startEmulators(
    [
      `--project=${project}`,
      `--config=${writeConfig('start', demoConfig('start', ports))}`,
      `--export-on-exit=${dataFolder}`,
      ...(existsSync(dataFolder) ? [`--import=${dataFolder}`] : []),
    ],
    environment,
  );
  const siteUrl = `http://127.0.0.1:${ports.hosting}`;
  try {
    // Checks Hosting, the function and Firestore.
    await untilAnswering(`${siteUrl}/api/sectors`, child);
    const target: EmulatorEnvironment = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      GCLOUD_PROJECT: project,
    };
    const isSeeded = !isEmpty && (await seedIfEmpty(target));
    const stopMails = printMails(target);
    await use({
      siteUrl,
      isSeeded,
      untilEnd: async () => {
        const code = await Promise.race([exited(child), interrupted()]);
        if (code !== undefined) throw endedByThemselves(code);
      },
    }).finally(stopMails);
    console.log('\nKeeping the content and ending the emulators …');
  } finally {
    // Once only: firebase-tools skips the export at a second signal.
    if (child.exitCode === null) child.kill('SIGINT');
    await exited(child);
  }
}

/** A process group of its own, so that Ctrl-C doesn't reach the emulators twice. */
function startEmulators(args: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  mkdirSync(cacheFolder, { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [firebaseCli(), 'emulators:start', ...args], {
    // Otherwise the functions would fill an empty database.
    env: { ...environment, DEMO_CONTENT: 'none' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

/** Moves the last run's content to a folder beside it. */
function setContentAside(): void {
  if (!existsSync(dataFolder)) return;
  const aside = `${dataFolder}-before`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(dataFolder, aside);
  console.log(`The content of the last run is now in ${aside}.`);
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  let isOver = false;
  void interrupted().then(() => (isOver = true));
  while (!(await Promise.race([isAnswering(url), interrupted()]))) {
    if (isOver) throw new Problem('Interrupted before the emulators were ready.');
    if (child.exitCode !== null) throw endedByThemselves(child.exitCode);
    await delay(POLL_MS);
  }
}

/** Returns the emulators' own reason for ending, if they give one. */
function endedByThemselves(code: number): Problem {
  const reasons = readFileSync(logFile, 'utf8').match(/^Error: .+$/gm) ?? [];
  const isDownload = reasons.some((reason) => /Failed to make request|download/.test(reason));
  return new Problem(
    [
      isDownload
        ? 'The Firestore emulator could not be downloaded: connect to the network once, install the Google Cloud SDK with its Firestore emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.'
        : `The emulators ended by themselves (exit code ${code}).`,
      ...reasons,
      `${logFile} says more.`,
    ].join('\n'),
  );
}

/** True if an address answers with success. */
async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}
