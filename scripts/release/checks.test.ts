import { expect, test } from 'vitest';
import { findingsOf, type Release } from './checks';

const database = { location: 'europe-west2', timesToLive: ['sessions.expiresAt'], demo: [] };

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
  unconfirmed: [],
  databaseLocation: 'europe-west2',
  project: 'kelvin-north',
  webApiKey: '',
  database,
  timesToLive: ['sessions.expiresAt'],
};
const agency = release.agency as object;

test('an agency of its own may go live, also where there is no database yet', () => {
  expect(findingsOf(release)).toEqual([]);
  expect(findingsOf({ ...release, database: undefined })).toEqual([]);
});

test.each<[Partial<Release>, RegExp]>([
  [{ agency: { ...agency, address: [] } }, /^address: Address/],
  [{ agency: { ...agency, email: 'hello@torqueandtide.example' } }, /^email is “hello@/],
  [
    { agency: { ...agency, siteUrl: 'https://torqueandtide.example' } },
    /^siteUrl.*nobody can reach/,
  ],
  [
    { agency: { ...agency, linkedIn: 'https://www.linkedin.com/company/torque-and-tide-example' } },
    /^linkedIn/,
  ],
  [{ agency: { ...agency, siteUrl: 'https://www.example.com' } }, /^siteUrl/],
  [
    { agency: { ...agency, legalEntity: 'Torque & Tide Ltd' } },
    /^legalEntity is “Torque & Tide Ltd”, which is the demo’s\. Run "npm run setup"/,
  ],
  [
    { agency: { ...agency, address: ['1 Example Wharf', 'London'] } },
    /^address is “1 Example Wharf”/,
  ],
  [{ agency: { ...agency, phone: '+44 20 7946 0182' } }, /^phone.*reserved for fiction/],
  [
    { unconfirmed: [{ name: 'stats', file: 'domain/src/claims.ts', digest: 'x' }] },
    /--confirm <name>\nstats +domain\/src\/claims\.ts$/,
  ],
  [{ databaseLocation: undefined }, /europe-west2/],
  [{ databaseLocation: 'nam5' }, /europe-west2/],
  [{ project: 'demo-torque-tide' }, /npm run setup/],
  [{ project: undefined }, /No project is chosen/],
  [{ webApiKey: undefined }, /no line WEB_API_KEY: run "npm run setup/],
  [{ webApiKey: 'a key' }, /is no key of a web app/],
  [{ database: 'Nobody is logged in.' }, /^Nobody is logged in/],
  [
    { database: { ...database, location: 'nam5' } },
    /is in nam5, not in europe-west2, and cannot be moved/,
  ],
  [{ database: { ...database, demo: ['Job 1001'] } }, /^Job 1001 is the demo’s: delete it/],
  [
    { database: { ...database, timesToLive: [] } },
    /for sessions\.expiresAt: run "npx firebase deploy --only firestore --project kelvin-north"/,
  ],
])('%j is refused, with the way out', (wrong, words) => {
  const found = findingsOf({ ...release, ...wrong });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(words);
});

test('a release that brings times to live is not refused for want of them', () => {
  const empty = { ...database, timesToLive: [] };
  expect(findingsOf({ ...release, database: empty, timesToLive: [] })).toEqual([]);
});
