import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const script = new URL('../src/shared/theme/before-first-paint.js', import.meta.url);

/**
 * Puts the script that sets the colour scheme and the motion setting into every document: a dark
 * page must never flash light, nor a paused one move, and a file would delay the first paint by a
 * round trip. It is put in letter by letter, since the content policy names it by its hash
 * (`contract/src/http-headers.ts`); `tests/site` holds the two together.
 */
export function beforeFirstPaint(): Plugin {
  return {
    name: 'before-first-paint',
    // After the colours of the browser's bars, between which it chooses.
    transformIndexHtml: () => [
      { tag: 'script', children: readFileSync(script, 'utf8'), injectTo: 'head' },
    ],
  };
}
