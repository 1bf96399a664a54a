import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The files to deploy, as `npm run build -w functions` makes them. */
const SOURCE = join(import.meta.dirname, '../../dist');
/** The program that Cloud Run starts, from the deployed packages. */
const frameworkOf = (source: string) =>
  join(
    dirname(createRequire(join(source, 'index.js')).resolve('@google-cloud/functions-framework')),
    'main.js',
  );
/** Allows for a busy machine. */
const START_LIMIT_MS = 60_000;
const POLL_MS = 100;
const SAMPLE_MS = 20;

/** A process that serves a built function as Cloud Run does. */
export interface FunctionProcess {
  url: string;
  port: number;
  /** Its output so far. */
  log: () => string;
  /** Returns by how many MiB its memory grew at most during `work`. */
  growthDuring: (work: () => Promise<unknown>) => Promise<number>;
  /** Kills it, as a crash does, and restarts it on the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  /** A file that also gets the output, for other processes to read. */
  logFile?: string;
  /** The function's folder. */
  source?: string;
  /** The Node binary that runs it. */
  node?: string;
}

/**
 * Starts a built function behind the runtime's own server, with its parsers and its errors.
 *
 * @throws {Error} with the output if it does not answer
 */
export async function startFunction(
  target: 'api' | 'pages',
  environment: Readonly<Record<string, string>>,
  { logFile, source = SOURCE, node = process.execPath }: Options = {},
): Promise<FunctionProcess> {
  if (!existsSync(join(source, 'index.js'))) {
    throw new Error('functions/dist is missing: `npm run build -w functions` makes it');
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let log = '';
  let child = start();

  function start(): ChildProcess {
    const started = spawn(
      node,
      [frameworkOf(source), `--target=${target}`, `--source=${source}`, `--port=${port}`],
      {
        // Without NODE_ENV the runtime reveals the most.
        env: {
          ...environment,
          PATH: process.env['PATH'],
          METADATA_SERVER_DETECTION: 'none',
          FUNCTION_TARGET: target,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const output of [started.stdout, started.stderr]) {
      output.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (logFile !== undefined) appendFileSync(logFile, chunk);
      });
    }
    return started;
  }

  async function untilListening(): Promise<void> {
    const limit = performance.now() + START_LIMIT_MS;
    // An unknown path, which needs no Firestore.
    while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))) {
      if (child.exitCode !== null || performance.now() > limit) {
        await end(child);
        throw new Error(`The function ${target} does not start:\n${log}`);
      }
      await delay(POLL_MS);
    }
  }

  await untilListening();
  return {
    url,
    port,
    log: () => log,
    growthDuring: (work) => growthDuring(child, work),
    restart: async () => {
      await end(child);
      child = start();
      await untilListening();
    },
    stop: () => end(child),
  };
}

async function growthDuring(child: ChildProcess, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(child);
  let peak = before;
  const done = new AbortController();
  async function watch(): Promise<void> {
    while (!done.signal.aborted) {
      peak = Math.max(peak, await memoryOf(child));
      await delay(SAMPLE_MS);
    }
  }
  const watched = watch();
  try {
    await work();
  } finally {
    done.abort();
    await watched;
  }
  return Math.max(peak, await memoryOf(child)) - before;
}

/** In MiB. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function end(child: ChildProcess): Promise<void> {
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
