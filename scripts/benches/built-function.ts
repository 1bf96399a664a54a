import autocannon from 'autocannon';
import { startFunction } from '../../functions/tests/support/function-process';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { productionNode } from '../lib/production-node';
import { type Figure, medians, type Table } from './figures';

const STARTS = 5;
const LOAD_SECONDS = 2;

/** Measures the time from an instance's start to the end of its first answer. */
export async function measureStart(
  target: 'api' | 'pages',
  environment: EmulatorEnvironment,
  path: string,
): Promise<Figure[]> {
  const node = await productionNode();
  return medians(STARTS, async () => {
    const start = performance.now();
    const instance = await startFunction(target, environment, { node });
    await (await fetch(instance.url + path)).text();
    const value = performance.now() - start;
    await instance.stop();
    return [{ name: `${target}: start to first answer`, value, unit: 'ms' }];
  });
}

/** Measures an instance that answers from memory, one request at a time. */
export async function measureAnswers(
  environment: EmulatorEnvironment,
  paths: readonly string[],
): Promise<Table> {
  const instance = await startFunction('api', environment, { node: await productionNode() });
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
    p99.push({ name, value: latency.p99, unit: 'ms', most: 5 });
    p50.push({ name, value: latency.p50, unit: 'ms' });
    size.push({ name, value: throughput.average / requests.average / 1_000, unit: 'kB' });
  }
  await instance.stop();
  return { p99, p50, size };
}
