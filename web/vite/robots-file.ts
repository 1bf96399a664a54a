import type { Plugin } from 'vite';
import { canonicalUrl, FEED_PATHS } from '../../domain/src/paths.ts';

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

/**
 * What crawlers may fetch: of a preview nothing, of the site all but the admin. The API is open to
 * them, since pages show what it answers; its answers say themselves that they are no pages.
 */
export function robotsTxt({ isPreview }: { isPreview: boolean }): string {
  const lines = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${canonicalUrl(FEED_PATHS.sitemap)}`];
  return `${lines.join('\n')}\n`;
}
