import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/support/second-tries.ts';
import { unitTests, vitestProjects } from './tests/support/vitest-projects.ts';

/** Tests that need Node alone, and those of the built site. With Firestore: `vitest.emulator.config.ts`. */
export default defineConfig({
  test: {
    // All cores: the default leaves one free, which on two cores doubles the time.
    maxWorkers: '100%',
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
