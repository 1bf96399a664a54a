import { defineConfig } from 'vitest/config';

/** Tests of which sources import which: they read files alone. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'layers',
    environment: 'node',
    include: ['**/*.test.ts'],
  },
});
