import { defineConfig } from 'vitest/config';

/** Tests that documents name tests and files that exist. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'documents', include: ['**/*.test.ts'] },
});
