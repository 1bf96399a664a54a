import { brand } from '@torque-tide/contract/brand';
import { expect, test } from 'vitest';
import { renderRobots } from './robots';

test('the public host may be crawled, but for the admin and the API', () => {
  expect(renderRobots({ isPublicHost: true }).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    '',
  ]);
});

test('no other host may', () => {
  expect(renderRobots({ isPublicHost: false })).toBe('User-agent: *\nDisallow: /\n');
});
