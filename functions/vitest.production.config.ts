import { basename, join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SecondTries } from '../tests/support/second-tries.ts';
import { emulatorTests } from '../tests/support/vitest-projects.ts';

const TIMED = 'login-real-hash.test.ts';

/** Files that wait longest, for deadlines and reconnections. */
const LONG = new Set(['outage.test.ts', 'hostile-applications.test.ts']);

/** Starts the long files first: a fresh clone has no times of an earlier run. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.has(basename(moduleId)));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
  }
}

const project = (own: TestProjectInlineConfiguration['test']) =>
  emulatorTests('functions/tests/production', { isolate: true, testTimeout: 30_000, ...own });

/** Tests of the built functions, as production runs them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: [join(import.meta.dirname, 'tests/support/global-setup.ts')],
    // More at once than cores, because these tests mostly wait.
    maxWorkers: 5,
    sequence: { sequencer: LongFirst },
    reporters: ['default', new SecondTries()],
    projects: [
      project({ exclude: [TIMED] }),
      // Timed tests run alone, after the others.
      project({ name: 'timed', include: [TIMED], sequence: { groupOrder: 1 } }),
    ],
  },
});
