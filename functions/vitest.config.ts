import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'functions',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // A process per file takes longer than the tests.
    isolate: false,
  },
});
