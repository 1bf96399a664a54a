import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { findingsOf, type Release } from './checks';

const release: Release = {
  agency: {
    name: 'Kelvin North',
    tagline: 'People who build what comes next',
    siteUrl: 'https://www.kelvin-north.com',
    legalEntity: 'Kelvin North Ltd',
    email: 'post@kelvin-north.com',
    address: ['2 Sample Street', 'Leeds', 'United Kingdom'],
    phone: '+44 113 555 0100',
  },
  databaseLocation: 'europe-west2',
  project: 'kelvin-north',
};
const agency = release.agency as object;

test('an agency of its own may go live', () => {
  expect(findingsOf(release)).toEqual([]);
});

test('the demo may not', () => {
  const names = findingsOf({ agency: brand, databaseLocation: undefined, project: undefined });
  expect(names.map(({ name }) => name)).toContain('a project of its own');
});

test.each<[Partial<Release>, string, RegExp]>([
  [{ agency: { ...agency, address: [] } }, 'the agency’s file keeps to its rules', /Address/],
  [
    { agency: { ...agency, email: 'hello@torqueandtide.example' } },
    'every address leads somewhere',
    /^email is “hello@/,
  ],
  [
    { agency: { ...agency, siteUrl: 'https://torqueandtide.example' } },
    'every address leads somewhere',
    /^siteUrl/,
  ],
  [{ agency: { ...agency, phone: '+44 20 7946 0182' } }, 'no invented telephone number', /^phone/],
  [{ databaseLocation: undefined }, 'a database in Europe', /europe-west2/],
  [{ databaseLocation: 'nam5' }, 'a database in Europe', /europe-west2/],
  [{ project: 'demo-torque-tide' }, 'a project of its own', /firebase use/],
])('%j is refused, with the way out', (wrong, name, words) => {
  const found = findingsOf({ ...release, ...wrong });
  expect(found.map((finding) => finding.name)).toEqual([name]);
  expect(found[0]?.findings.join('\n')).toMatch(words);
});
