import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminArea } from './vite/admin-area.ts';
import { chunkGroups, preloadedParts } from './vite/chunk-groups.ts';
import { designTokens } from './vite/design-tokens.ts';
import { beforeFirstPaint, headTags } from './vite/head-tags.ts';
import { publicOrigin } from './vite/public-origin.ts';
import { robotsFile } from './vite/robots-file.ts';
import { siteBuild } from './vite/site-build.ts';

/** Where the Functions emulator, through Hosting, answers `/api` during `npm run dev`. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:5000';

function inRouter(file: string): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
    file,
  );
}

export default defineConfig({
  plugins: [
    react(),
    headTags(),
    designTokens(),
    beforeFirstPaint(),
    siteBuild(),
    publicOrigin(),
    adminArea(),
    robotsFile(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // The package's entry is the development build with warnings.
      { find: /^react-router$/, replacement: inRouter('index.mjs') },
      { find: /^react-router\/dom$/, replacement: inRouter('dom-export.mjs') },
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Otherwise Vite would silently use the next port.
    strictPort: true,
    proxy: {
      '/api': apiOrigin,
      '/media': apiOrigin,
      // The demo's pictures, which aren't part of the site.
      '^/(?:covers|logos|portraits|portrait-signs)/': apiOrigin,
    },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // A class name that starts with a digit would need escaping.
      cssModules: { pattern: '[local]_[hash]' },
      drafts: { customMedia: true },
    },
  },
  // Browsers without module preload load modules one after the other.
  build: {
    target: 'es2022',
    sourcemap: true,
    // In kB. The largest chunk is Firebase's, which the dashboard loads after it has rendered.
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        manifest: 'files.json',
        modulePreload: { polyfill: false, resolveDependencies: preloadedParts },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // Only Emotion's `withTheme` needs these, and nothing here uses it; they don't declare
          // themselves free of side effects.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
            ],
          },
        },
      },
    },
  },
});
