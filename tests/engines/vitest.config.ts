import { defineConfig } from 'vitest/config';

/** Tests of the site in other browser engines. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'engines',
    globalSetup: ['served-site.ts'],
    // Allows for a slow, busy machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
