import { expect, test } from 'vitest';
import { brand } from '@torque-tide/domain/brand';
import { robotsTxt } from './robots-file';

test('allows crawling of all but the admin area', () => {
  expect(robotsTxt({ isPreview: false }).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    '',
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    '',
  ]);
});

test('forbids crawling of a preview', () => {
  expect(robotsTxt({ isPreview: true })).toBe('User-agent: *\nDisallow: /\n');
});
