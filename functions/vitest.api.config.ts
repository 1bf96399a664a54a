import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'api',
    // Files of a worker share what they import: Google's libraries take a second to load, each time.
    isolate: false,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Google's libraries would look for a metadata server, which no test has.
    env: { METADATA_SERVER_DETECTION: 'none' },
    unstubEnvs: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
