import { defineConfig } from 'vitest/config';

/** Tests that documents name tests and files that exist, and of what all tests share. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'documents',
    include: ['**/*.test.ts', '../support/*.test.ts'],
    restoreMocks: true,
  },
});
