import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SecondTries } from '../tests/support/second-tries.ts';
import { emulatorTests } from '../tests/support/vitest-projects.ts';

const TIMED = 'login-real-hash.test.ts';

const project = (own: TestProjectInlineConfiguration['test']) =>
  emulatorTests('functions/tests/production', { isolate: true, testTimeout: 30_000, ...own });

/** Tests of the built functions, as production runs them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: [join(import.meta.dirname, 'tests/support/global-setup.ts')],
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
