import { defineConfig } from 'vitest/config';

/** Tests against a running Firestore emulator, which `npm test` starts. */
export default defineConfig({
  test: {
    // More than two cores can serve: these tests wait for the emulator more than they compute.
    maxWorkers: 4,
    projects: [
      'functions/vitest.api.config.ts',
      'tests/rules/vitest.config.ts',
      'tests/backup/vitest.config.ts',
    ],
  },
});
