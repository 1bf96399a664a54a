import { defineConfig } from 'vitest/config';
import { SecondTries } from '../support/second-tries.ts';

/** Tests of all emulators as developers start them, and of the deployed functions. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'emulators',
    include: ['**/*.test.ts'],
    env: { METADATA_SERVER_DETECTION: 'none' },
    // The Functions emulator starts a process for each function and for each simultaneous request.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 1,
    reporters: ['default', new SecondTries()],
  },
});
