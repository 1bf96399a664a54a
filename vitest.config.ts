import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/support/second-tries.ts';
import { unitTests, vitestProjects } from './tests/support/vitest-projects.ts';

/** Tests that need Node alone, and those of the built site. With Firestore: `vitest.emulator.config.ts`. */
export default defineConfig({
  test: {
    // One more than the cores: at times a worker waits for Vite.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', new SecondTries()],
    projects: [
      unitTests('contract'),
      unitTests('domain'),
      unitTests('functions'),
      unitTests('scripts', ['**/*.test.ts']),
      // The tests and files that documents name.
      unitTests('tests/documents', ['**/*.test.ts']),
      // Imports between sources.
      unitTests('tests/layers', ['**/*.test.ts']),
      ...vitestProjects([
        'tests/site/vitest.config.ts',
        'web/vitest.config.ts',
        'web/vitest.server.config.ts',
      ]),
    ],
  },
});
