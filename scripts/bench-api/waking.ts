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
type Costs = Record<
  'documentMs' | 'loadMs' | 'bareMs' | 'files' | 'kilobytes' | 'firstCpuMs' | 'memoryCpuMs',
  number
>;

const pathOfJob = (index: number) => `/jobs/${Number(FIRST_JOB_ID) + index}`;

/** What is loaded is the gate: it is what waking costs, and no machine changes it. */
export function wakingFigures(costs: Costs): Figure[] {
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
export async function measureWaking(environment: EmulatorEnvironment): Promise<Figure[]> {
  const node = await productionNode();
  // What the build of an image does.
  spawnSync(node, [join(dirname(BUNDLE), 'precompile.js')]);
  const ofPages = { ...environment, FUNCTION_TARGET: 'pages' };

  async function wake(isCounting = false) {
    const started = performance.now();
    return withInstance(ofPages, { name: 'pages', node, isCounting }, async (instance) => {
      await instance.get(pathOfJob(0));
      const documentMs = performance.now() - started;
      const { files, kilobytes } = await instance.report();
      return { documentMs, loadMs: instance.loadMs, files, kilobytes };
    });
  }
  // The first instance makes the copy from which the others begin.
  await wake();
  const wakings = await repeat(WAKINGS, async () => ({ ...(await wake()), bareMs: bareMs(node) }));
  const { files, kilobytes } = await wake(true);
  const times = await withInstance(ofPages, { name: 'pages', node }, processorTimes);
  return wakingFigures({ ...medians(wakings), files, kilobytes, ...times });
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

/** A process of that Node that does nothing, from its start to its end. */
function bareMs(node: string): number {
  const started = performance.now();
  spawnSync(node, ['--eval', '']);
  return performance.now() - started;
}
