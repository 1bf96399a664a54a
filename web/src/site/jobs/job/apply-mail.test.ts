import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { applyUrl } from './apply-mail';

test('the subject survives every character that means something in a URL', () => {
  const title = 'R&D lead? 100% "grid" + heat #1 – Zürich';
  const url = new URL(applyUrl(title));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(brand.email);
  expect(url.searchParams.get('subject')).toBe(`Application for ${title}`);
  // A mail client reads a plus sign as itself, so a space must not become one.
  expect(url.search).not.toContain('+');
});
