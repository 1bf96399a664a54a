import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What deploys, as `npm run build -w functions` makes it. */
const SOURCE = join(import.meta.dirname, '../../dist');
/** What Cloud Run starts. */
const FRAMEWORK = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
  'main.js',
);
/** Of a start on a machine that is busy with other things. */
const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** One process that serves a built function as Cloud Run does. */
export interface FunctionProcess {
  url: string;
  port: number;
  /** What it has written so far. */
  log: () => string;
  /** The memory that it takes now, in MiB, and the most that it has taken. */
  memory: () => { nowMib: number; peakMib: number };
  stop: () => Promise<void>;
}

/**
 * Starts a built function behind the runtime's own server, with its parsers and its errors.
 *
 * @throws {Error} when it does not answer, with what it has written
 */
export async function startFunction(
  target: 'api' | 'pages',
  projectId: string,
): Promise<FunctionProcess> {
  if (!existsSync(join(SOURCE, 'index.js'))) {
    throw new Error('functions/dist is missing: `npm run build -w functions` makes it');
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [FRAMEWORK, `--target=${target}`, `--source=${SOURCE}`, `--port=${port}`],
    {
      // Without a NODE_ENV, where the runtime shows the most.
      env: {
        PATH: process.env['PATH'],
        GCLOUD_PROJECT: projectId,
        FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'],
        METADATA_SERVER_DETECTION: 'none',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  const limit = performance.now() + START_LIMIT_MS;
  // An address of nothing needs no Firestore.
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > limit) {
      await stop(child);
      throw new Error(`The function ${target} does not start:\n${log}`);
    }
    await delay(POLL_MS);
  }
  return { url, port, log: () => log, memory: () => memoryOf(child), stop: () => stop(child) };
}

function memoryOf({ pid }: ChildProcess) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (name: string) => {
    const kib = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
    return Number(kib) / 1024;
  };
  return { nowMib: mib('VmRSS'), peakMib: mib('VmHWM') };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
