import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['**/*.test.ts'],
    restoreMocks: true,
    // Starting a process per file takes longer than running its tests.
    isolate: false,
  },
});
