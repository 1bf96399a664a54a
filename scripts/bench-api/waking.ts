import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import { productionNode } from '../lib/production-node';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { exited } from '../lib/processes';
import { median } from '../lib/statistics';
import { FIRST_JOB_ID } from './content';
import { BUNDLE, fetchAll, PAGE_SERVER, START_LIMIT_MS } from './instance';
import type { FromPageServer } from './page-server';

const WAKINGS = 7;
/** Pages that make a new process quick, and those that are counted after them. */
const WARM_UP_PAGES = 20;
const PAGES = 25;
const REPEATS = 20;

/** What an instance of `pages` costs that begins, and one that is awake; times in milliseconds. */
export interface WakingFigures {
  /** From the start of its process to the last byte of a job's document. */
  documentMs: number;
  /** Of that, importing the bundle. */
  loadMs: number;
  /** A process of that Node that does nothing, from its start to its end. */
  bareMs: number;
  /** What it has loaded by then. */
  files: number;
  kilobytes: number;
  /** Processor time of a page that is made for the first time, in an instance that is awake. */
  firstCpuMs: number;
  /** The same of a page that it has in memory. */
  memoryCpuMs: number;
}

const pathOfJob = (index: number) => `/jobs/${Number(FIRST_JOB_ID) + index}`;

/** Measures the built function `pages` on the Node that production runs, with a published copy at hand. */
export async function measureWaking(environment: EmulatorEnvironment): Promise<WakingFigures> {
  const node = await productionNode();
  // What the build of an image does.
  spawnSync(node, [join(dirname(BUNDLE), 'precompile.js')]);
  // The first instance makes the copy from which the others begin.
  await wake(node, environment);
  const wakings: Waking[] = [];
  const bare: number[] = [];
  for (let count = 0; count < WAKINGS; count += 1) {
    wakings.push(await wake(node, environment));
    bare.push(bareMs(node));
  }
  const { files, kilobytes } = await wake(node, environment, { isCounting: true });
  return {
    documentMs: median(wakings.map(({ documentMs }) => documentMs)),
    loadMs: median(wakings.map(({ loadMs }) => loadMs)),
    bareMs: median(bare),
    files,
    kilobytes,
    ...(await withPageServer(node, environment, {}, processorTimes)),
  };
}

interface Waking {
  documentMs: number;
  loadMs: number;
  files: number;
  kilobytes: number;
}

async function wake(
  node: string,
  environment: EmulatorEnvironment,
  options: { isCounting?: boolean } = {},
): Promise<Waking> {
  const started = performance.now();
  return withPageServer(node, environment, options, async ({ get, loadMs, used }) => {
    await get(pathOfJob(0));
    const documentMs = performance.now() - started;
    const { files, kilobytes } = await used();
    return { documentMs, loadMs, files, kilobytes };
  });
}

async function processorTimes({ get, used }: PageServer) {
  async function perPage(first: number, pages: number, repeats = 1): Promise<number> {
    const before = (await used()).cpuMs;
    for (let asked = 0; asked < pages * repeats; asked += 1) {
      await get(pathOfJob(first + (asked % pages)));
    }
    return ((await used()).cpuMs - before) / (pages * repeats);
  }
  await perPage(0, WARM_UP_PAGES);
  return {
    firstCpuMs: await perPage(WARM_UP_PAGES, PAGES),
    memoryCpuMs: await perPage(WARM_UP_PAGES, PAGES, REPEATS),
  };
}

interface PageServer {
  get: (path: string) => Promise<unknown>;
  loadMs: number;
  used: () => Promise<Extract<FromPageServer, { state: 'used' }>>;
}

async function withPageServer<T>(
  node: string,
  environment: EmulatorEnvironment,
  { isCounting = false }: { isCounting?: boolean },
  work: (server: PageServer) => Promise<T>,
): Promise<T> {
  const child = fork(PAGE_SERVER, [BUNDLE, ...(isCounting ? ['count'] : [])], {
    execPath: node,
    // What loads TypeScript here would be loaded there.
    execArgv: [],
    env: { ...process.env, ...environment, FUNCTION_TARGET: 'pages' },
  });
  const agent = new Agent({ keepAlive: true });
  const ended = exited(child).then((code): never => {
    throw new Problem(`The process of pages ended with code ${code}.`);
  });
  // It ends when it is told to, and then nobody waits for this.
  ended.catch(() => undefined);
  async function next<S extends FromPageServer['state']>(state: S) {
    const message = once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) });
    const [told] = (await Promise.race([message, ended])) as [FromPageServer];
    if (told.state !== state) throw new Error(`The process of pages told ${told.state}`);
    return told as Extract<FromPageServer, { state: S }>;
  }
  try {
    const { port, loadMs } = await next('listening');
    return await work({
      get: (path) => fetchAll(`http://127.0.0.1:${port}${path}`, {}, agent),
      loadMs,
      used: () => {
        child.send('used');
        return next('used');
      },
    });
  } finally {
    agent.destroy();
    child.kill('SIGKILL');
    await exited(child);
  }
}

function bareMs(node: string): number {
  const started = performance.now();
  spawnSync(node, ['--eval', '']);
  return performance.now() - started;
}
