import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'api',
    // Google's libraries take a second to load.
    isolate: false,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Google's libraries would look for a metadata server.
    env: { METADATA_SERVER_DETECTION: 'none' },
    unstubEnvs: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
