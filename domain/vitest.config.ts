import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // Starting a process per file takes longer than running its tests.
    isolate: false,
  },
});
