import { expect, test } from 'vitest';
import { aboutStatements, confirm } from './statements';

/** Returns the names that still need confirmation. */
const open = (confirmed: Record<string, unknown>) =>
  aboutStatements(confirmed).flatMap((finding) => finding.split('\n').slice(1));

test('claims and legal texts are asked for, each by a name of its own', () => {
  const names = open({});
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'stats',
      'months',
      'What happens to your data',
      'privacyPolicy',
      'termsOfService',
      'cookiesPolicy',
    ]),
  );
});

test('what is confirmed is asked for no more, until it changes', () => {
  const confirmed = confirm(['stats', 'privacyPolicy'], {});
  expect(open(confirmed)).not.toContain('stats');
  expect(open(confirmed)).not.toContain('privacyPolicy');
  expect(open(confirmed)).toContain('termsOfService');
  const changed = { ...confirmed, privacyPolicy: 'digest of an earlier text' };
  expect(open(changed)).toContain('privacyPolicy');
});

test('all of them can be confirmed at once', () => {
  expect(open(confirm(['all'], {}))).toEqual([]);
});

test('a name that nothing has is refused', () => {
  expect(() => confirm(['stats', 'stat'], {})).toThrow("no 'stat' to confirm");
});
