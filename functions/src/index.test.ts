import { expect, test } from 'vitest';
import { api, pages } from './index';

/** The properties of a function that the deploy tool reads. */
interface Endpoint {
  region: string[];
  availableMemoryMb: number;
  maxInstances: number;
  concurrency: number;
  timeoutSeconds: number;
  cpu?: number;
  httpsTrigger: { invoker: string[] };
}

const configOf = (deployed: object) => (deployed as { __endpoint: Endpoint }).__endpoint;

test.each([
  ['api', api, 1024, 60],
  ['pages', pages, 512, 30],
])('%s deploys with the limits that its cost and its deadline depend on', (...row) => {
  const [, deployed, memory, timeoutSeconds] = row;
  expect(configOf(deployed)).toMatchObject({
    region: ['europe-west2'],
    availableMemoryMb: memory,
    // For each of the two functions: limits the instances an attack can start.
    maxInstances: 20,
    concurrency: 80,
    // Longer than the deadlines of the apps, which answer by themselves.
    timeoutSeconds,
    httpsTrigger: { invoker: ['public'] },
  });
});

test('pages has a whole processor, without which it may answer only one request at a time', () => {
  expect(configOf(pages).cpu).toBe(1);
});
