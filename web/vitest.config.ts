import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://127.0.0.1:5000/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      // These run without a browser: `vitest.server.config.ts`.
      exclude: ['src/site/server/**'],
      setupFiles: ['src/test/setup.ts'],
      // A page's first lazy chunk is transformed during the test.
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
      // One document and module graph per worker instead of per file halves the time.
      isolate: false,
      // Rendering makes much short-lived garbage: with more room it is collected less often.
      execArgv: ['--max-semi-space-size=64'],
    },
  }),
);
