import { defineConfig } from 'vitest/config';

/** Random inputs: a few in `npm test`, many in `npm run fuzz`, which sets the mode `full`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'fuzz',
    include: ['tests/fuzz/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/built-functions.ts'],
    // Google's libraries would look for a metadata server, which no test has.
    env: { METADATA_SERVER_DETECTION: 'none' },
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
