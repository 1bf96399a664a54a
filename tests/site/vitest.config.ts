import { defineConfig } from 'vitest/config';

/** Tests of what the build has made, without a browser or a server: `npm run build` comes first. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'built site',
    // For its parser: what is read is the raw document, of which no script runs.
    environment: 'jsdom',
    include: ['**/*.test.ts'],
    // Loads the build's output unchanged.
    server: { deps: { external: [/functions\/dist/] } },
  },
});
