import { defineConfig } from 'vitest/config';

/** Names of the engines, with commas between them: `npm run e2e` says which are installed. */
const engines = (process.env['ENGINES'] ?? '').split(',').filter(Boolean);

/** The site as browsers of other engines show it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Both walk at a time: they wait more than they compute.
    maxWorkers: 2,
    projects: engines.map((engine) => ({
      test: {
        name: engine,
        env: { ENGINE: engine },
        include: ['**/*.test.ts'],
        // On a slow machine that is busy.
        testTimeout: 300_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
