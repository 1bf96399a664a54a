import { defineConfig } from 'vitest/config';
import { SecondTries } from './tests/support/second-tries.ts';
import { emulatorTests } from './tests/support/vitest-projects.ts';

/** Tests against a Firestore emulator, which `npm run test:api` starts. */
export default defineConfig({
  test: {
    // More workers than cores, because these tests mostly wait for the emulator.
    maxWorkers: 4,
    reporters: ['default', new SecondTries()],
    globalSetup: ['functions/tests/support/global-setup.ts'],
    projects: [
      // One project, whose workers load Google's libraries once each.
      emulatorTests('.', {
        name: 'emulator',
        include: ['functions/tests/{api,fuzz}/**/*.test.ts', 'tests/{backup,rules}/**/*.test.ts'],
        unstubEnvs: true,
        restoreMocks: true,
      }),
    ],
  },
});
