import { brand } from '@torque-tide/domain/brand';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimsHere } from './check-release';
import type { FieldOverride, Release } from './release';
import { findingsOf } from './checks';

const sessions: FieldOverride = {
  collectionGroup: 'sessions',
  fieldPath: 'expiresAt',
  ttl: true,
  indexes: [],
};
const bin: FieldOverride = {
  collectionGroup: 'bin',
  fieldPath: 'expiresAt',
  ttl: true,
  indexes: [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
  ],
};
const database = { location: 'europe-west2', fieldOverrides: [bin, sessions], demo: [] };

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
  claims: { stats: 'ours', liabilityCap: 'as the demo’s' },
  demoClaims: { stats: 'the demo’s', liabilityCap: 'as the demo’s' },
  confirmedClaims: ['liabilityCap'],
  databaseLocation: 'europe-west2',
  fieldOverrides: [sessions, bin],
  project: 'kelvin-north',
  webApiKey: '',
  database,
  bringsIndexes: false,
};
const agency = release.agency as object;

test('an agency of its own may go live, also where there is no database yet', () => {
  expect(findingsOf(release)).toEqual([]);
  expect(findingsOf({ ...release, database: undefined })).toEqual([]);
});

test('a project without one of its own may not', () => {
  const names = findingsOf({ ...release, agency: brand, project: undefined });
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
  [
    { agency: { ...agency, linkedIn: 'https://www.linkedin.com/company/torque-and-tide-example' } },
    'every address leads somewhere',
    /^linkedIn/,
  ],
  [
    { agency: { ...agency, siteUrl: 'https://www.example.com' } },
    'every address leads somewhere',
    /^siteUrl/,
  ],
  [
    { agency: { ...agency, legalEntity: 'Torque & Tide Ltd' } },
    'nothing of the demo’s agency',
    /^legalEntity is “Torque & Tide Ltd”, which is the demo’s\. Run "npm run setup"/,
  ],
  [
    { agency: { ...agency, address: ['1 Example Wharf', 'London'] } },
    'nothing of the demo’s agency',
    /^address is “1 Example Wharf”/,
  ],
  [{ agency: { ...agency, phone: '+44 20 7946 0182' } }, 'no invented telephone number', /^phone/],
  [
    { claims: { stats: 'the demo’s', liabilityCap: 'ours' } },
    'every claim is the agency’s own',
    /invented: "stats"\. Write what is true into domain\/src\/claims\.ts/,
  ],
  [
    { confirmedClaims: [] },
    'every claim is the agency’s own',
    /invented: "liabilityCap"\..*release\/confirmed-claims\.json/,
  ],
  [{ databaseLocation: undefined }, 'a database in Europe', /europe-west2/],
  [{ databaseLocation: 'nam5' }, 'a database in Europe', /europe-west2/],
  [{ project: 'demo-torque-tide' }, 'a project of its own', /npm run setup/],
  [
    { webApiKey: undefined },
    'the key of a live admin area, or that there is none',
    /no line WEB_API_KEY: run "npm run setup/,
  ],
  [
    { webApiKey: 'a key' },
    'the key of a live admin area, or that there is none',
    /is no key of a web app/,
  ],
  [{ database: 'Nobody is logged in.' }, 'the database can be looked at', /^Nobody is logged in/],
  [
    { database: { ...database, location: 'nam5' } },
    'a database in Europe',
    /lies in nam5, not in europe-west2, and cannot be moved/,
  ],
  [
    { database: { ...database, demo: ['Job 1001'] } },
    'nothing of the demo in the database',
    /^Job 1001 is the demo’s: delete it/,
  ],
  [
    { database: { ...database, fieldOverrides: [bin, { ...sessions, ttl: false }] } },
    'what should end by itself does',
    /for sessions\.expiresAt: run "npx firebase deploy --only firestore --project kelvin-north"/,
  ],
  [
    { database: { ...database, fieldOverrides: [sessions, { ...bin, indexes: [] }] } },
    'every field is indexed as the code expects',
    /for bin\.expiresAt: run/,
  ],
])('%j is refused, with the way out', (wrong, name, words) => {
  const found = findingsOf({ ...release, ...wrong });
  expect(found.map((finding) => finding.name)).toEqual([name]);
  expect(found[0]?.findings.join('\n')).toMatch(words);
});

test('a deployment that brings indexes is not refused for want of them', () => {
  const empty = { ...database, fieldOverrides: [] };
  expect(findingsOf({ ...release, database: empty })).toHaveLength(2);
  expect(findingsOf({ ...release, database: empty, bringsIndexes: true })).toEqual([]);
});

// An agency's own claims differ, as they should.
test.runIf(brand.siteUrl.endsWith('.example'))('the demo’s claims are known as such', () => {
  const known = readFileSync(join(import.meta.dirname, 'demo-claims.json'), 'utf8');
  expect(JSON.parse(known)).toEqual(claimsHere());
});
