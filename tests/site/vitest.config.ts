import { defineConfig } from 'vitest/config';

/** Tests of the build's output, without a browser or a server: run `npm run build` first. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'built site',
    // For its parser; documents are read as sent, without running scripts.
    environment: 'jsdom',
    include: ['**/*.test.ts'],
    // Loads the build's output unchanged.
    server: { deps: { external: [/functions\/dist/] } },
  },
});
