import { randomInt } from 'node:crypto';
import { MINUTE } from '../functions/tests/support/fakes';
import type { TestApi } from '../functions/tests/support/test-api';
import { startTwoInstances, type TwoInstances } from '../functions/tests/support/two-instances';
import { type Figure, medians, report, type Table } from './benches/figures';
import { main, Problem } from './lib/problem';
import { demoJobs } from './seed/jobs';
import autocannon from 'autocannon';
import { startFunction } from '../functions/tests/support/function-process';
import type { EmulatorEnvironment } from './lib/firestore';

const STARTS = 5;
const LOAD_SECONDS = 2;

/** Measures the time from an instance's start to the end of its first answer. */
async function measureStart(
  target: 'api' | 'pages',
  environment: EmulatorEnvironment,
  path: string,
): Promise<Figure[]> {
  return medians(STARTS, async () => {
    const start = performance.now();
    const instance = await startFunction(target, environment);
    await (await fetch(instance.url + path)).text();
    const value = performance.now() - start;
    await instance.stop();
    return [{ name: `${target}: start to first answer`, value, unit: 'ms' }];
  });
}

/** Measures an instance that answers from memory, one request at a time. */
async function measureAnswers(
  environment: EmulatorEnvironment,
  paths: readonly string[],
): Promise<Table> {
  const instance = await startFunction('api', environment);
  const p99: Figure[] = [];
  const p50: Figure[] = [];
  const size: Figure[] = [];
  for (const name of paths) {
    const url = instance.url + name;
    // The first answer isn't from memory.
    await (await fetch(url)).text();
    const result = await autocannon({ url, connections: 1, duration: LOAD_SECONDS });
    if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0)
      throw new Problem(`${name} fails under load.`);
    const { latency, requests, throughput } = result;
    p99.push({ name, value: latency.p99, unit: 'ms' });
    p50.push({ name, value: latency.p50, unit: 'ms' });
    size.push({ name, value: throughput.average / requests.average / 1_000, unit: 'kB' });
  }
  await instance.stop();
  return { p99, p50, size };
}

/** Today's number of jobs, ten times and a hundred times as many. */
const SIZES = [50, 500, 5_000];
/** The requests of Home and a job's page. */
const PATHS = ['jobs', 'testimonials', 'client-logos', 'consultants', 'jobs/2001'].map(
  (name) => `/api/${name}`,
);
const VISITS = 1_000;
const VISITS_MS = 10 * MINUTE;
const WORDS = demoJobs.flatMap(({ description }) => description.split(' '));
const WORDS_OF_JOB = 150;

/**
 * Measures the built functions and counts Firestore reads. Times depend on the machine, so only reads have
 * limits.
 */
await main(async () => {
  const { FIRESTORE_EMULATOR_HOST = '' } = process.env;
  const figures: Record<string, Figure[]> = {};
  const answers: Record<string, Table> = {};
  for (const size of SIZES) {
    console.log(`Measuring with ${size} jobs …`);
    const instances = await startTwoInstances('bench');
    const { writer, importJobs, create } = instances;
    await importJobs(size, randomText);
    for (const kind of ['testimonials', 'clientLogos', 'consultants'] as const) await create(kind);
    const environment = { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT: writer.projectId };
    answers[`${size} jobs, from memory`] = await measureAnswers(environment, PATHS);
    const ofPages = await measureStart('pages', environment, '/jobs/2001');
    const ofApi = await measureStart('api', environment, '/api/jobs');
    figures[`${size} jobs`] = [...ofPages, ...ofApi, ...(await countVisits(instances, size))];
    await instances.stop();
  }
  return report({ '': figures, ...answers });
});

/** Counts a new instance's reads: for its first visit, and for many. */
async function countVisits({ other }: TwoInstances, size: number): Promise<Figure[]> {
  async function visit(api: TestApi): Promise<void> {
    for (const path of PATHS) await api.send(path);
  }
  await visit(other);
  const ofStart = other.reads();
  for (let visits = 1; visits < VISITS; visits += 1) {
    other.clock.advance(VISITS_MS / VISITS);
    await visit(other);
  }
  return [
    // The visit reads every job, so a lower count would be an error of the counter.
    { name: 'reads of the first visit', value: ofStart, least: size },
    { name: 'reads of all others', value: other.reads() - ofStart, most: 24 },
  ];
}

/** Returns text as long as an advert's that compresses no better. */
function randomText(): string {
  return Array.from({ length: WORDS_OF_JOB }, () => WORDS[randomInt(WORDS.length)]).join(' ');
}
