import { expect, test } from 'vitest';
import { brand } from '@torque-tide/domain/brand';
import { robotsTxt } from './robots-file';

test('the site may be crawled, but for the admin area', () => {
  expect(robotsTxt({ isPreview: false }).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    '',
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    '',
  ]);
});

test('a preview may not', () => {
  expect(robotsTxt({ isPreview: true })).toBe('User-agent: *\nDisallow: /\n');
});
