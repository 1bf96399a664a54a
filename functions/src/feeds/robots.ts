import { canonicalUrl, FEED_PATHS } from '@torque-tide/contract/site-paths';

/**
 * What crawlers may fetch. On any host but the public one, nothing: a preview's static files cannot
 * say `noindex`, because Hosting's headers know no host.
 */
export function renderRobots({ isPublicHost }: { isPublicHost: boolean }): string {
  const lines = isPublicHost
    ? [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        '',
        `Sitemap: ${canonicalUrl(FEED_PATHS.sitemap)}`,
      ]
    : ['User-agent: *', 'Disallow: /'];
  return `${lines.join('\n')}\n`;
}
