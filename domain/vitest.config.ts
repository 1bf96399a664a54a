import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // A process for each file takes longer to start than its tests to run.
    isolate: false,
  },
});
