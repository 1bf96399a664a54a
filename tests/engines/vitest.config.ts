import { defineConfig } from 'vitest/config';

/** The site as browsers of other engines show it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'engines',
    globalSetup: ['served-site.ts'],
    // For a slow, busy machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
