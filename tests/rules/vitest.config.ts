import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'rules',
    // The emulator's first call loads half of its classes.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Files of one worker share imports; Google's libraries take a second to load.
    isolate: false,
    include: ['**/*.test.ts'],
  },
});
