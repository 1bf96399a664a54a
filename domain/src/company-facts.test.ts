import { agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import agency from './agency.json' with { type: 'json' };
import { companyFacts } from './company-facts';

const bare = {
  name: 'Kelvin North',
  tagline: 'People who build what comes next',
  siteUrl: 'https://www.kelvin-north.test',
  legalEntity: 'Kelvin North Ltd',
  email: 'post@kelvin-north.test',
  address: ['2 Sample Street', 'Leeds', 'United Kingdom'],
};

test('agency.json is valid', () => {
  expect(agencySchema.parse(agency)).toEqual(agency);
});

test('returns nothing for an agency with only name and address', () => {
  expect(companyFacts(agencySchema.parse(bare))).toEqual([]);
});

test('returns each given fact', () => {
  const full = agencySchema.parse({
    ...bare,
    companyNumber: '01234567',
    placeOfRegistration: 'England and Wales',
    registeredOffice: '2 Sample Street, Leeds',
    vatNumber: 'GB 000 0000 00',
    icoRegistration: 'ZA000000',
  });
  expect(companyFacts(full)).toEqual([
    'Registered in England and Wales',
    'Company number 01234567',
    'Registered office: 2 Sample Street, Leeds',
    'VAT number GB 000 0000 00',
    'ICO registration ZA000000',
  ]);
});

test.each([
  [{ ...bare, siteUrl: 'https://www.kelvin-north.test/' }, 'siteUrl'],
  [{ ...bare, siteUrl: 'http://www.kelvin-north.test' }, 'siteUrl'],
  [{ ...bare, phone: '' }, 'phone'],
  [{ ...bare, address: [] }, 'address'],
  [{ ...bare, email: 'kelvin' }, 'email'],
])('refuses an agency with %j', (given, field) => {
  const { error } = z.safeParse(agencySchema, given);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
