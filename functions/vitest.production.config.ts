import { defineConfig } from 'vitest/config';

/** Tests of the built function as production runs it, on an emulator that is started for them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'production',
    include: ['tests/production/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/built-functions.ts'],
    // Google's libraries would look for a metadata server, which no test has.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // Each file has processes of its own, whose times the others would change.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
