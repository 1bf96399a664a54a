import { defineConfig } from 'vitest/config';

/** Tests against a running Firestore emulator, which `npm test` starts. */
export default defineConfig({
  test: {
    // All cores, as in `vitest.config.ts`: these tests wait more than they compute.
    maxWorkers: '100%',
    projects: [
      'functions/vitest.api.config.ts',
      'tests/rules/vitest.config.ts',
      'tests/backup/vitest.config.ts',
    ],
  },
});
