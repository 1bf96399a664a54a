import { defineConfig } from 'vitest/config';

/** Tests against a running Firestore emulator, which `npm test` starts. */
export default defineConfig({
  test: { projects: ['functions/vitest.api.config.ts', 'tests/rules/vitest.config.ts'] },
});
