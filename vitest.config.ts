import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SecondTries } from './scripts/lib/second-tries.ts';

const configs = [
  'contract/vitest.config.ts',
  'domain/vitest.config.ts',
  'functions/vitest.config.ts',
  'scripts/vitest.config.ts',
  'tests/documents/vitest.config.ts',
  'tests/layers/vitest.config.ts',
  'web/vitest.config.ts',
  'web/vitest.server.config.ts',
];

/** Many random cases, of which one that fails is no hiccup. */
const isFuzz = process.env['FUZZ'] === 'full';

/** Tests that need nothing but Node. Those against the emulator: `vitest.emulator.config.ts`. */
export default defineConfig({
  test: {
    // All cores: the default leaves one free, which on two cores doubles the time.
    maxWorkers: '100%',
    reporters: ['default', new SecondTries()],
    projects: configs.map((config) => ({
      extends: config,
      root: join(import.meta.dirname, config, '..'),
      test: {
        setupFiles: [join(import.meta.dirname, 'scripts/lib/random-cases.ts')],
        // A busy machine may take its time, and may get in the way once.
        testTimeout: isFuzz ? 600_000 : 20_000,
        retry: isFuzz ? 0 : 1,
      },
    })),
  },
});
