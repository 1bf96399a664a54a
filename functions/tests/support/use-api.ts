import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startTestApi, type TestApi } from './test-api';
import { type Instance, startTwoInstances, type TwoInstances } from './two-instances';

/** Starts the app before the first test of a file or block, and stops it after the last. */
export function useTestApi(...given: Parameters<typeof startTestApi>): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => void Object.assign(api, await startTestApi(...given)));
  afterAll(() => api.stop());
  return api;
}

/** Starts two instances with a database of their own, by default for each test. */
export function useTwoInstances(
  file: string,
  options: Parameters<typeof startTwoInstances>[1] = {},
  [before, after]: [typeof beforeAll, typeof afterAll] = [beforeEach, afterEach],
): TwoInstances {
  const [writer, other] = [{} as TestApi, {} as Instance];
  const both = { writer, other } as TwoInstances;
  before(async () => {
    const started = await startTwoInstances(file, options);
    Object.assign(writer, started.writer);
    Object.assign(other, started.other);
    Object.assign(both, { ...started, writer, other });
  });
  after(() => both.stop());
  return both;
}
