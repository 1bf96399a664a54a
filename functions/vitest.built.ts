import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Configures tests of the built functions, which `npm run build` makes, against an emulator.
 *
 * @param name of the folder below `tests`
 * @param test what differs from one folder to the other
 */
export function testsOfBuiltFunctions(name: string, test: ViteUserConfig['test']): ViteUserConfig {
  return defineConfig({
    root: import.meta.dirname,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      globalSetup: ['tests/support/global-setup.ts'],
      // Google's libraries would look for a metadata server, which no test has.
      env: { METADATA_SERVER_DETECTION: 'none' },
      hookTimeout: 60_000,
      // A busy machine may get in the way once.
      retry: 1,
      ...test,
    },
  });
}
