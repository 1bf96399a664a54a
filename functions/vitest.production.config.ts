import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SecondTries } from '../tests/support/second-tries.ts';
import { testsOfFunctions } from './vitest.fuzz.config';

const TIMED = 'tests/production/login-real-hash.test.ts';

/** Tests of the built functions, as production runs them. */
const { test } = testsOfFunctions('production', { testTimeout: 30_000 });

const project = (own: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  root: import.meta.dirname,
  test: { ...test, globalSetup: [], ...own },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: test?.globalSetup ?? [],
    // More at once than cores, because these tests mostly wait.
    maxWorkers: 4,
    reporters: ['default', new SecondTries()],
    projects: [
      project({ exclude: [TIMED] }),
      // Timed tests run alone, after the others.
      project({ name: 'timed', include: [TIMED], sequence: { groupOrder: 1 } }),
    ],
  },
});
