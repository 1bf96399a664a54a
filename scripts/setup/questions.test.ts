import { expect, test } from 'vitest';
import { reasonAgainst, valueOf } from './questions';

test.each<[string, string, RegExp]>([
  ['siteUrl', 'kelvin-north', /Must be an address/],
  ['email', 'post', /valid e-mail/],
  ['name', '', /./],
  ['address', 'Leeds,,', /must not be empty/],
  ['mark', 'no-such-mark.svg', /no such file/],
  ...['Kelvin North', 'abcde', 'kelvin-', 'x'.repeat(31)].map((id): [string, string, RegExp] => [
    'project',
    id,
    /Must be a project’s id/,
  ]),
])('refuses %s %j with the reason', (name, text, reason) => {
  expect(reasonAgainst(name, text)).toMatch(reason);
});

test.each<[string, string]>([
  ['siteUrl', 'https://www.kelvin-north.com'],
  ['vatNumber', ''],
  ['address', '2 Sample Street, Leeds'],
  ...['', 'kelvin', 'kelvin-north-site', 'x'.repeat(30)].map((id): [string, string] => [
    'project',
    id,
  ]),
])('accepts %s %j', (name, text) => {
  expect(reasonAgainst(name, text)).toBeUndefined();
});

test('splits an address into lines, and removes a fact for an empty answer', () => {
  expect(valueOf('address', '2 Sample Street, Leeds')).toEqual(['2 Sample Street', 'Leeds']);
  expect(valueOf('name', 'Kelvin North')).toBe('Kelvin North');
  expect(valueOf('vatNumber', '')).toBeUndefined();
});
