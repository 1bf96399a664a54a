import { FRESHNESS } from '../../functions/src/published/content';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { demoCaseStudies } from '../seed/case-studies';
import { FIRST_JOB_ID } from './content';
import { type Instance, withInstance } from './instance';
import { median, percentile } from '../lib/statistics';

const LOADS = 5;
const VISITS = 1_000;
/** The visits of a busy hour's sixth: evenly spread, so that memory grows old between them. */
const VISITS_TAKE_MS = 10 * 60_000;
const WARM_REQUESTS = 300;
const FIRESTORE_REQUESTS = 100;
const LOAD_CONNECTIONS = 8;
const LOAD_MS = 1_500;

/** What Home asks for, and one job's page. */
const VISIT = [
  '/api/jobs',
  '/api/testimonials',
  '/api/client-logos',
  '/api/consultants',
  `/api/jobs/${FIRST_JOB_ID}`,
] as const;

/** Every address that visitors read. */
const PUBLIC_PATHS = [
  ...VISIT,
  '/api/case-studies',
  `/api/case-studies/${demoCaseStudies[0]?.id ?? ''}`,
  '/api/sectors',
  '/api/locations',
] as const;

/** Times of one kind of request, in milliseconds. */
interface Times {
  p50: number;
  p99: number;
}

interface PathFigures {
  path: string;
  kilobytes: number;
  fromMemory: Times;
  fromFirestore: Times;
  unchanged: Times;
  perSecond: number;
}

export interface Figures {
  moduleLoadMs: number;
  firstAnswerMs: number;
  firstVisitReads: number;
  coldReads: number;
  readsPerThousandVisits: number;
  memoryMb: number;
  paths: PathFigures[];
}

/** Measures the bundled function over a database that holds so many jobs. */
export async function measure(
  environment: EmulatorEnvironment,
  jobCount: number,
): Promise<Figures> {
  /** Works with an instance that has answered once, so that it has nothing more to load. */
  async function inInstance<T>(work: (instance: Instance, firstAnswerMs: number) => Promise<T>) {
    const started = performance.now();
    return withInstance(environment, { name: 'api' }, async (instance) => {
      await instance.get(VISIT[0]);
      return work(instance, performance.now() - started);
    });
  }

  const loads: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    loads.push(await withInstance(environment, { name: 'api' }, async ({ loadMs }) => loadMs));
  }
  const firstVisitReads = await inInstance(async (instance) => {
    await visit(instance);
    return (await instance.report()).reads;
  });
  // Without a copy, each job is read: a counter that tells of fewer has lost sight of the client.
  if (firstVisitReads < jobCount) {
    throw new Problem(`The first visit read ${firstVisitReads} documents, of ${jobCount} jobs.`);
  }
  return inInstance(async (instance, firstAnswerMs) => {
    await visit(instance);
    const coldReads = (await instance.report()).reads;
    for (let count = 1; count < VISITS; count += 1) {
      await instance.advance(VISITS_TAKE_MS / VISITS);
      await visit(instance);
    }
    const readsPerThousandVisits = (await instance.report()).reads;
    const paths: PathFigures[] = [];
    for (const path of PUBLIC_PATHS) paths.push(await measurePath(instance, path));
    const { memoryMb } = await instance.report();
    return {
      moduleLoadMs: median(loads),
      firstAnswerMs,
      firstVisitReads,
      coldReads,
      readsPerThousandVisits,
      memoryMb,
      paths,
    };
  });
}

async function visit({ get }: Instance): Promise<void> {
  for (const path of VISIT) await get(path);
}

async function measurePath(instance: Instance, path: string): Promise<PathFigures> {
  const { bytes, tag = '' } = await instance.get(path);
  return {
    path,
    kilobytes: bytes / 1024,
    fromMemory: await times(WARM_REQUESTS, () => instance.get(path)),
    fromFirestore: await times(FIRESTORE_REQUESTS, async () => {
      await instance.advance(FRESHNESS.maxAgeMs);
      return instance.get(path);
    }),
    unchanged: await times(WARM_REQUESTS, () => instance.get(path, { 'if-none-match': tag })),
    perSecond: await requestsPerSecond(instance, path),
  };
}

async function times(count: number, request: () => ReturnType<Instance['get']>): Promise<Times> {
  // The first ones find cold code, on both sides.
  for (let warmUp = 0; warmUp < count / 10; warmUp += 1) await request();
  const all: number[] = [];
  for (let done = 0; done < count; done += 1) all.push((await request()).milliseconds);
  return { p50: median(all), p99: percentile(all, 0.99) };
}

async function requestsPerSecond({ get }: Instance, path: string): Promise<number> {
  const started = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: LOAD_CONNECTIONS }, async () => {
      while (performance.now() - started < LOAD_MS) {
        await get(path);
        answered += 1;
      }
    }),
  );
  return (answered * 1_000) / (performance.now() - started);
}
