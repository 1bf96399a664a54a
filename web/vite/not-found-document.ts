import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the built page again as `404.html`: Hosting answers an unknown path with it and with the
 * status 404, and the router in it shows the not-found page.
 */
export function notFoundDocument(): Plugin {
  let folder = '';
  return {
    name: 'not-found-document',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    // Not `closeBundle`, which runs after a failed build as well and would hide why it failed.
    writeBundle() {
      copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
    },
  };
}
