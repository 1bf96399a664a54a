import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Tests of the server's rendering, without `window`. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web server',
      environment: 'node',
      include: ['src/site/server/**/*.test.ts', 'vite/**/*.test.ts'],
      testTimeout: 20_000,
      restoreMocks: true,
      isolate: false,
    },
  }),
);
