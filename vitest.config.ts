import { defineConfig } from 'vitest/config';

/** Tests that need nothing but Node. Those against the emulator: `vitest.emulator.config.ts`. */
export default defineConfig({
  test: {
    // All cores: the default leaves one free, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      'contract/vitest.config.ts',
      'domain/vitest.config.ts',
      'functions/vitest.config.ts',
      'scripts/vitest.config.ts',
      'tests/documents/vitest.config.ts',
      'tests/layers/vitest.config.ts',
      'web/vitest.config.ts',
      'web/vitest.server.config.ts',
    ],
  },
});
