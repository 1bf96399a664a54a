import { expect, test } from 'vitest';
import { aboutStatements, confirm } from './statements';

/** Returns the names that still need confirmation. */
const open = (confirmed: Record<string, unknown>) =>
  aboutStatements(confirmed).flatMap((finding) => finding.split('\n').slice(1));

test('asks for each claim and legal text by name, until all are confirmed', () => {
  const names = open({});
  expect(new Set(names).size).toBe(names.length);
  for (const name of ['stats', 'months', 'What happens to your data', 'cookiesPolicy']) {
    expect(names).toContain(name);
  }
  expect(open(confirm(['all'], {}))).toEqual([]);
  expect(() => confirm(['stats', 'stat'], {})).toThrow("no 'stat' to confirm");
});

test('asks again only when a confirmed one has changed', () => {
  const confirmed = confirm(['stats', 'privacyPolicy'], {});
  expect(open(confirmed)).not.toContain('stats');
  expect(open(confirmed)).not.toContain('privacyPolicy');
  expect(open(confirmed)).toContain('termsOfService');
  const changed = { ...confirmed, privacyPolicy: 'digest of an earlier text' };
  expect(open(changed)).toContain('privacyPolicy');
});
