import { FRESHNESS } from '../../functions/src/published/content';
import type { EmulatorEnvironment } from '../lib/firestore';
import type { Figure } from '../lib/figures';
import { Problem } from '../lib/problem';
import { inTurn, repeat } from '../lib/rounds';
import { median, percentile } from '../lib/statistics';
import { demoCaseStudies } from '../seed/case-studies';
import { FIRST_JOB_ID } from './content';
import { type Instance, withInstance } from './instance';

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

/** Measures the bundled function over a database that holds so many jobs. */
export async function measure(
  environment: EmulatorEnvironment,
  jobCount: number,
): Promise<Figure[]> {
  /** Works with an instance that has answered once, so that it has nothing more to load. */
  async function inInstance<T>(work: (instance: Instance, firstAnswerMs: number) => Promise<T>) {
    const started = performance.now();
    return withInstance(environment, { name: 'api' }, async (instance) => {
      await instance.get(VISIT[0]);
      return work(instance, performance.now() - started);
    });
  }

  const loads = await repeat(LOADS, () =>
    withInstance(environment, { name: 'api' }, async ({ loadMs }) => loadMs),
  );
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
    const paths = await inTurn(PUBLIC_PATHS, (path) => measurePath(instance, path));
    const { memoryMb } = await instance.report();
    return [
      { name: 'module load, median', unit: 'ms', goal: 150, value: median(loads) },
      { name: 'start to first answer', unit: 'ms', value: firstAnswerMs },
      {
        name: 'Firestore reads, 1,000 visits in ten minutes',
        goal: 30,
        isGate: true,
        value: readsPerThousandVisits,
      },
      { name: '· of these, a new instance', value: coldReads },
      { name: 'reads of the first visit ever', value: firstVisitReads },
      { name: 'memory of the instance', unit: 'MB', value: memoryMb },
      ...paths.flat(),
    ];
  });
}

async function visit({ get }: Instance): Promise<void> {
  for (const path of VISIT) await get(path);
}

async function measurePath(instance: Instance, path: string): Promise<Figure[]> {
  const { bytes, tag = '' } = await instance.get(path);
  const fromMemory = await times(WARM_REQUESTS, () => instance.get(path));
  const fromFirestore = await times(FIRESTORE_REQUESTS, async () => {
    await instance.advance(FRESHNESS.maxAgeMs);
    return instance.get(path);
  });
  const unchanged = await times(WARM_REQUESTS, () => instance.get(path, { 'if-none-match': tag }));
  return [
    { name: `GET ${path}`, unit: 'kB', value: bytes / 1024 },
    { name: '· from memory, p50', unit: 'ms', value: median(fromMemory) },
    { name: '· from memory, p99', unit: 'ms', goal: 5, value: percentile(fromMemory, 0.99) },
    { name: '· asking Firestore, p50', unit: 'ms', value: median(fromFirestore) },
    {
      name: '· asking Firestore, p99',
      unit: 'ms',
      goal: 25,
      value: percentile(fromFirestore, 0.99),
    },
    { name: '· 304, p99', unit: 'ms', goal: 5, value: percentile(unchanged, 0.99) },
    { name: '· a second', value: await requestsPerSecond(instance, path) },
  ];
}

/** What each of so many requests takes, in milliseconds. */
async function times(count: number, request: () => ReturnType<Instance['get']>): Promise<number[]> {
  // The first ones find cold code, on both sides.
  await repeat(count / 10, request);
  return (await repeat(count, request)).map(({ milliseconds }) => milliseconds);
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
