import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { exited } from '../lib/processes';
import { cacheFolder, root } from '../lib/repository';
import type { Listening, Report } from './function-server';

export const BUNDLE = join(root, 'functions/dist/index.js');
const SERVER = join(cacheFolder, 'bench-api/function-server.mjs');
/** Of a start on a machine that is busy with other things. */
const START_LIMIT_MS = 60_000;

interface Answer {
  status: number;
  bytes: number;
  tag: string | undefined;
  /** From the request to the last byte. */
  milliseconds: number;
}

/** A running instance of a bundled function. */
export interface Instance {
  /** In which its process imported the bundle. */
  loadMs: number;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** What it has taken so far. */
  report: () => Promise<Report>;
  /** Puts its clock forward. */
  advance: (milliseconds: number) => Promise<Report>;
}

interface Served {
  name: 'api' | 'pages';
  /** The Node that runs it; this one, unless it is told. */
  node?: string;
  /** True where the scripts are counted that it loads. */
  isCounting?: boolean;
}

/** Bundles the process that serves a function. */
export async function prepareServer(): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, 'function-server.ts')],
    outdir: dirname(SERVER),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
}

/** Starts an instance, works with it, and ends it. */
export async function withInstance<T>(
  environment: EmulatorEnvironment & { FUNCTION_TARGET?: string },
  { name, node = process.execPath, isCounting = false }: Served,
  work: (instance: Instance) => Promise<T>,
): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const child = fork(SERVER, [BUNDLE, name, ...(isCounting ? ['count'] : [])], {
    execPath: node,
    // What loads TypeScript here would be loaded there.
    execArgv: [],
    env: { ...process.env, ...environment },
  });
  const ended = exited(child).then((code): never => {
    throw new Problem(`The process of ${name} ended with code ${code}.`);
  });
  // It ends when it is told to, and then nobody waits for this.
  ended.catch(() => undefined);

  /** What it tells next. */
  async function told<T extends Listening | Report>(): Promise<T> {
    const message = once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) });
    const [first] = (await Promise.race([message, ended])) as [T];
    return first;
  }
  function advance(advanceMs: number): Promise<Report> {
    child.send(advanceMs);
    return told();
  }

  try {
    const { port, loadMs } = await told<Listening>();
    return await work({
      loadMs,
      get: (path, headers = {}) => fetchAll(`http://127.0.0.1:${port}${path}`, headers, agent),
      report: () => advance(0),
      advance,
    });
  } finally {
    agent.destroy();
    child.kill('SIGKILL');
    await exited(child);
  }
}

/** Asks for all bytes of an answer. @throws {Problem} when it is neither 200 nor 304 */
async function fetchAll(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<Answer> {
  const started = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(url, { agent, headers }, resolve).once('error', reject);
  });
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  const status = response.statusCode ?? 0;
  if (status !== 200 && status !== 304) throw new Problem(`${url} answered ${status}.`);
  const milliseconds = performance.now() - started;
  return { status, bytes, tag: response.headers.etag, milliseconds };
}
