import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { applyUrl } from './apply-mail';

test('escapes every special character of a URL in subject and text', () => {
  const title = 'R&D lead? 100% "grid" + heat #1 – Zürich';
  const url = new URL(applyUrl({ id: '7', title }, FIRST_SETTINGS.agency, 'Ada Berg'));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(FIRST_SETTINGS.agency.email);
  expect(url.searchParams.get('subject')).toBe(`Application for ${title}`);
  expect(url.searchParams.get('body')).toMatch(
    /^Hello Ada Berg,\r\n\r\nI would like to apply for R&D/,
  );
  // Mail clients read a plus sign literally, so spaces mustn't become one.
  expect(url.search).not.toContain('+');
});

test('starts without a name if the job has no consultant', () => {
  const url = new URL(applyUrl({ id: '7', title: 'Planner' }, FIRST_SETTINGS.agency));
  expect(url.searchParams.get('body')).toMatch(/^Hello,\r\n/);
});
