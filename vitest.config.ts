import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/support/second-tries.ts';
import { vitestProjects } from './tests/support/vitest-projects.ts';

/** Tests that need Node alone, and those of the built site. With Firestore: `vitest.emulator.config.ts`. */
export default defineConfig({
  test: {
    // All cores: the default leaves one free, which on two cores doubles the time.
    maxWorkers: '100%',
    reporters: ['default', new SecondTries()],
    projects: vitestProjects([
      'contract/vitest.config.ts',
      'domain/vitest.config.ts',
      'functions/vitest.config.ts',
      'scripts/vitest.config.ts',
      'tests/documents/vitest.config.ts',
      'tests/layers/vitest.config.ts',
      'tests/site/vitest.config.ts',
      'web/vitest.config.ts',
      'web/vitest.server.config.ts',
    ]),
  },
});
