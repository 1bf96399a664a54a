import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { applyUrl } from './apply-mail';

test('the subject survives every character that means something in a URL', () => {
  const title = 'R&D lead? 100% "grid" + heat #1 – Zürich';
  const url = new URL(applyUrl(title, FIRST_SETTINGS.agency));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(FIRST_SETTINGS.agency.email);
  expect(url.searchParams.get('subject')).toBe(`Application for ${title}`);
  // A mail client reads a plus sign as itself, so a space must not become one.
  expect(url.search).not.toContain('+');
});
