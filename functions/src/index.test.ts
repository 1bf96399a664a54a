import { expect, test } from 'vitest';
import { api, pages } from './index';

/** What the deployment tool reads of a function. */
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
])('%s deploys with the bounds that its cost and its deadline rest on', (...row) => {
  const [, deployed, memory, timeoutSeconds] = row;
  expect(configOf(deployed)).toMatchObject({
    region: ['europe-west2'],
    availableMemoryMb: memory,
    // Each of the two: the most that an attack may start.
    maxInstances: 20,
    concurrency: 80,
    // Longer than the deadlines of the apps, which answer by themselves.
    timeoutSeconds,
    httpsTrigger: { invoker: ['public'] },
  });
});

test('pages has a whole processor, without which it may answer one request at a time only', () => {
  expect(configOf(pages).cpu).toBe(1);
});
