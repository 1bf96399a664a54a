import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'rules',
    // The emulator's first call loads half of its classes.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ['**/*.test.ts'],
  },
});
