import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { productionNode } from '../lib/production-node';
import type { EmulatorEnvironment } from '../lib/firestore';
import type { Figure } from '../lib/figures';
import { repeat } from '../lib/rounds';
import { medians } from '../lib/statistics';
import { FIRST_JOB_ID } from './content';
import { BUNDLE, type Instance, withInstance } from './instance';

const WAKINGS = 7;
/** Pages that make a new process quick, and those that are counted after them. */
const WARM_UP_PAGES = 20;
const PAGES = 25;
const REPEATS = 20;

/** What an instance of `pages` costs that begins, and one that is awake; times in milliseconds. */
export interface Waking {
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

/** What is loaded is the gate: it is what waking costs, and no machine changes it. */
export function wakingFigures(costs: Waking): Figure[] {
  return [
    {
      name: 'waking of pages: start to the last byte of a job',
      unit: 'ms',
      goal: 300,
      value: costs.documentMs,
    },
    { name: '· of that, loading the function', unit: 'ms', goal: 130, value: costs.loadMs },
    { name: '· a process that does nothing', unit: 'ms', value: costs.bareMs },
    { name: '· files that are loaded', goal: 20, isGate: true, value: costs.files },
    { name: '· of these, source', unit: 'kB', goal: 8_500, isGate: true, value: costs.kilobytes },
    { name: 'a page, made anew: processor', unit: 'ms', goal: 8, value: costs.firstCpuMs },
    { name: 'a page from memory: processor', unit: 'ms', goal: 1, value: costs.memoryCpuMs },
  ];
}

/** Measures the built function `pages` on the Node that production runs, with a published copy at hand. */
export async function measureWaking(environment: EmulatorEnvironment): Promise<Waking> {
  const node = await productionNode();
  // What the build of an image does.
  spawnSync(node, [join(dirname(BUNDLE), 'precompile.js')]);
  // The first instance makes the copy from which the others begin.
  await wake(node, environment);
  const wakings = await repeat(WAKINGS, async () => ({
    ...(await wake(node, environment)),
    bareMs: bareMs(node),
  }));
  const { files, kilobytes } = await wake(node, environment, true);
  const times = await withPages(node, environment, processorTimes);
  return { ...medians(wakings), files, kilobytes, ...times };
}

async function wake(node: string, environment: EmulatorEnvironment, isCounting = false) {
  const started = performance.now();
  const look = async ({ get, loadMs, report }: Instance) => {
    await get(pathOfJob(0));
    const documentMs = performance.now() - started;
    const { files, kilobytes } = await report();
    return { documentMs, loadMs, files, kilobytes };
  };
  return withPages(node, environment, look, isCounting);
}

async function processorTimes({ get, report }: Instance) {
  async function perPage(first: number, pages: number, repeats = 1): Promise<number> {
    const before = (await report()).cpuMs;
    for (let asked = 0; asked < pages * repeats; asked += 1) {
      await get(pathOfJob(first + (asked % pages)));
    }
    return ((await report()).cpuMs - before) / (pages * repeats);
  }
  await perPage(0, WARM_UP_PAGES);
  return {
    firstCpuMs: await perPage(WARM_UP_PAGES, PAGES),
    memoryCpuMs: await perPage(WARM_UP_PAGES, PAGES, REPEATS),
  };
}

/** Works with an instance of `pages` on that Node. */
function withPages<T>(
  node: string,
  environment: EmulatorEnvironment,
  work: (instance: Instance) => Promise<T>,
  isCounting = false,
): Promise<T> {
  const ofPages = { ...environment, FUNCTION_TARGET: 'pages' };
  return withInstance(ofPages, { name: 'pages', node, isCounting }, work);
}

function bareMs(node: string): number {
  const started = performance.now();
  spawnSync(node, ['--eval', '']);
  return performance.now() - started;
}
