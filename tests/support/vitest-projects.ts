import { join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** `npm run fuzz` draws many random cases; a failing one must not be retried. */
const isFuzz = process.env['FUZZ'] === 'full';

/** Returns the projects of the given configurations, with the settings that all tests share. */
export function vitestProjects(configs: readonly string[]): TestProjectConfiguration[] {
  return configs.map((config) => ({
    extends: join(root, config),
    root: join(root, config, '..'),
    test: {
      setupFiles: [join(root, 'tests/support/random-cases.ts')],
      // A busy machine may be slow, or fail a test once.
      testTimeout: isFuzz ? 600_000 : 20_000,
      retry: isFuzz ? 0 : 1,
    },
  }));
}
