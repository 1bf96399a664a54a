import { defineConfig } from 'vitest/config';

/** Tests of imports between sources, which only read files. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'layers',
    environment: 'node',
    include: ['**/*.test.ts'],
  },
});
