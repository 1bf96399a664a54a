import type { Plugin } from 'vite';
import { canonicalUrl, FEED_PATHS } from '../../domain/src/paths.ts';

/**
 * Writes `robots.txt` for the site's address. A file, because Cloud Functions answers that path
 * itself with an empty 404. A build for a preview host sets `SITE_PREVIEW=true`, because static
 * files don't know their host.
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
 * Returns the rules for crawlers: they may fetch nothing of a preview, and all of the site but the
 * admin area. They may fetch the API, because pages show its data; its answers have a `noindex` of
 * their own.
 */
export function robotsTxt({ isPreview }: { isPreview: boolean }): string {
  const lines = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${canonicalUrl(FEED_PATHS.sitemap)}`];
  return `${lines.join('\n')}\n`;
}
