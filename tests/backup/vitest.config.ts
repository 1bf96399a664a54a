import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'backup',
    // Files of one worker share imports; Google's libraries take a second to load.
    isolate: false,
    include: ['**/*.test.ts'],
    env: { METADATA_SERVER_DETECTION: 'none' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
