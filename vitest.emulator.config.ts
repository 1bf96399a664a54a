import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/support/second-tries.ts';
import { vitestProjects } from './tests/support/vitest-projects.ts';

/** Tests against a Firestore emulator, which `npm run test:api` starts. */
export default defineConfig({
  test: {
    // More workers than cores, because these tests mostly wait for the emulator.
    maxWorkers: 4,
    reporters: ['default', new SecondTries()],
    projects: vitestProjects([
      'functions/vitest.api.config.ts',
      'functions/vitest.fuzz.config.ts',
      'tests/backup/vitest.config.ts',
      'tests/rules/vitest.config.ts',
    ]),
  },
});
