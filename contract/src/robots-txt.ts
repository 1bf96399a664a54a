import { canonicalUrl, FEED_PATHS } from './site-paths';

/** What crawlers may fetch: of a preview nothing, of the site all but the admin and the API. */
export function robotsTxt({ isPreview }: { isPreview: boolean }): string {
  const lines = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        '',
        `Sitemap: ${canonicalUrl(FEED_PATHS.sitemap)}`,
      ];
  return `${lines.join('\n')}\n`;
}
