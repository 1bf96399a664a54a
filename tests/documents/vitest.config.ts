import { defineConfig } from 'vitest/config';

/** Checks that tests and files named in documents exist, and tests the shared test helpers. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'documents',
    include: ['**/*.test.ts', '../support/*.test.ts'],
    restoreMocks: true,
  },
});
