import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Configures the tests in a folder of `tests`, against an emulator. */
export function testsOfFunctions(name: string, test: ViteUserConfig['test']): ViteUserConfig {
  return defineConfig({
    root: import.meta.dirname,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      globalSetup: ['tests/support/global-setup.ts'],
      // Google's libraries would look for a metadata server.
      env: { METADATA_SERVER_DETECTION: 'none' },
      hookTimeout: 60_000,
      // For busy machines.
      retry: 1,
      ...test,
    },
  });
}

export default testsOfFunctions('fuzz', { testTimeout: 600_000 });
