import { canonicalUrl, FEED_PATHS } from '../paths.ts';

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
