import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'functions',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // A process for each file takes longer to start than its tests to run.
    isolate: false,
  },
});
