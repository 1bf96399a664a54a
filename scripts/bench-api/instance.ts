import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { exited } from '../lib/processes';
import { cacheFolder, root } from '../lib/repository';
import type { FromServer, ToServer } from './function-server';

export const BUNDLE = join(root, 'functions/dist/index.js');
const SERVER = join(cacheFolder, 'bench-api/function-server.mjs');
export const PAGE_SERVER = join(cacheFolder, 'bench-api/page-server.mjs');
/** Of a start on a machine that is busy with other things. */
export const START_LIMIT_MS = 60_000;

interface Answer {
  status: number;
  bytes: number;
  tag: string | undefined;
  /** From the request to the last byte. */
  milliseconds: number;
}

/** A running instance of the bundled function. */
export interface Instance {
  /** From the start of its process to the end of its first answer. */
  firstAnswerMs: number;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Documents that it has read so far. */
  reads: () => Promise<number>;
  memoryMb: () => Promise<number>;
  /** Puts its clock forward. */
  advance: (milliseconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Bundles the processes that serve the functions. */
export async function prepareServers(): Promise<void> {
  await build({
    entryPoints: ['function-server.ts', 'page-server.ts'].map((name) =>
      join(import.meta.dirname, name),
    ),
    outdir: dirname(SERVER),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
}

/** The milliseconds in which a new process imports the bundle. */
export function moduleLoadMs(environment: EmulatorEnvironment): number {
  const script = `const start = performance.now();
await import(process.argv[1]);
console.log(performance.now() - start);
process.exit(0);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, BUNDLE],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  const milliseconds = Number(stdout);
  if (!(milliseconds > 0)) throw new Problem(`The bundle does not load:\n${stderr}`);
  return milliseconds;
}

/** Starts an instance and asks it for `path`, so that it has nothing more to load. */
export async function startInstance(
  environment: EmulatorEnvironment,
  path: string,
): Promise<Instance> {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const child = fork(SERVER, [BUNDLE], { env: { ...process.env, ...environment } });

  const ended = exited(child).then((code): never => {
    throw new Problem(`The function's process ended with code ${code}.`);
  });
  // It ends when it is told to, and then nobody waits for this.
  ended.catch(() => undefined);

  async function next(): Promise<FromServer> {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    const message = once(child, 'message', { signal });
    const [told] = (await Promise.race([message, ended])) as [FromServer];
    return told;
  }
  async function ask(message: ToServer) {
    child.send(message);
    const report = await next();
    if (report.state !== 'report') throw new Error('The function started twice');
    return report;
  }
  async function stop(): Promise<void> {
    agent.destroy();
    child.kill('SIGKILL');
    await exited(child);
  }

  try {
    const listening = await next();
    if (listening.state !== 'listening') throw new Error('The function does not listen');
    const url = `http://127.0.0.1:${listening.port}`;
    const get: Instance['get'] = (to, headers = {}) => fetchAll(`${url}${to}`, headers, agent);
    await get(path);
    return {
      firstAnswerMs: performance.now() - started,
      get,
      reads: async () => (await ask({ report: true })).reads,
      memoryMb: async () => (await ask({ report: true })).memoryMb,
      advance: async (milliseconds) => void (await ask({ advanceMs: milliseconds })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Asks for all bytes of an answer. @throws {Problem} when it is neither 200 nor 304 */
export async function fetchAll(
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
