import type { Plugin } from 'vite';
import { robotsTxt } from '../../domain/src/seo/robots-txt.ts';

/**
 * Writes `robots.txt` for the site's address. A file, because Cloud Functions answers that path
 * itself, with an empty 404. A build for a preview host sets `SITE_PREVIEW=true`: static files cannot
 * tell on which host they are.
 */
export function robotsFile(): Plugin {
  return {
    name: 'robots-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const isPreview = process.env['SITE_PREVIEW'] === 'true';
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt({ isPreview }) });
    },
  };
}
