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
      // Without a browser: `vitest.server.config.ts`.
      exclude: ['src/site/server/**'],
      setupFiles: ['src/test/setup.ts'],
      // A page's first lazy chunk is transformed while a test waits for it.
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
      // A document and a module graph for each worker instead of each file halve the time.
      isolate: false,
      // Rendering makes much that is soon forgotten: with more room it is collected a few times less often.
      execArgv: ['--max-semi-space-size=64'],
    },
  }),
);
