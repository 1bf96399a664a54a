import { basename, join } from 'node:path';
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** `npm run fuzz` draws many random cases; a failing one must not be retried. */
const isFuzz = process.env['FUZZ'] === 'full';

/** The settings that all tests share. */
const shared = {
  setupFiles: [join(root, 'tests/support/random-cases.ts')],
  // A busy machine may be slow, or fail a test once.
  testTimeout: isFuzz ? 600_000 : 20_000,
  retry: isFuzz ? 0 : 1,
};

/** Returns the projects of the given configurations. */
export function vitestProjects(configs: readonly string[]): TestProjectConfiguration[] {
  return configs.map((config) => ({
    extends: join(root, config),
    root: join(root, config, '..'),
    test: shared,
  }));
}

/** Returns the project of a folder whose tests need Node alone. */
export function unitTests(
  folder: string,
  include: string[] = ['src/**/*.test.ts'],
): TestProjectConfiguration {
  return {
    root: join(root, folder),
    // Starting a process per file takes longer than running its tests.
    test: { name: basename(folder), include, restoreMocks: true, isolate: false, ...shared },
  };
}

/** Returns the project of a folder whose tests need a Firestore emulator. */
export function emulatorTests(
  folder: string,
  own: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    root: join(root, folder),
    test: {
      name: basename(folder),
      include: ['**/*.test.ts'],
      // Files of one worker share imports; Google's libraries take a second to load.
      isolate: false,
      // Google's libraries would look for a metadata server.
      env: { METADATA_SERVER_DETECTION: 'none' },
      hookTimeout: 60_000,
      ...shared,
      ...own,
    },
  };
}
