import { expect, test } from 'vitest';
import { aboutAgency, aboutWebApiKey, findingsHere } from './findings';

const agency = {
  name: 'Kelvin North',
  tagline: 'People who build what comes next',
  siteUrl: 'https://www.kelvin-north.com',
  legalEntity: 'Kelvin North Ltd',
  email: 'post@kelvin-north.com',
  address: ['2 Sample Street', 'Leeds', 'United Kingdom'],
  phone: '+44 113 555 0100',
};

test('accepts an agency with facts of its own', () => {
  expect(aboutAgency(agency)).toEqual([]);
});

test.each<[object, RegExp]>([
  [{ address: [] }, /^address: Address is required$/],
  [{ email: 'hello@torqueandtide.example' }, /^email: “hello@/],
  [{ siteUrl: 'https://torqueandtide.example' }, /^siteUrl.*nobody can reach/],
  [{ legalEntity: 'Torque & Tide Ltd' }, /^legalEntity: “Torque & Tide Ltd” is the demo’s$/],
  [{ address: ['1 Example Wharf', 'London'] }, /^address: “1 Example Wharf, London” is the demo/],
  [{ phone: '+44 20 7946 0182' }, /^phone.*reserved for fiction/],
])('refuses %j and says what to do', (wrong, words) => {
  const [advice, ...fields] = aboutAgency({ ...agency, ...wrong })
    .join('\n')
    .split('\n');
  expect(advice).toMatch(/Run "npm run setup"/);
  expect(fields).toEqual([expect.stringMatching(words)]);
});

test('reports all wrong facts in one finding', () => {
  const wrong = { ...agency, name: 'Torque & Tide', email: 'post', phone: '+44 20 7946 0182' };
  expect(aboutAgency(wrong)).toEqual([expect.stringMatching(/\nemail: .+\nname: .+\nphone: /)]);
});

test('requires a decision on a live admin area: a key or none', () => {
  const asked = [expect.stringMatching(/WEB_API_KEY.*: run "npm run setup -- --webApiKey=/)];
  expect(aboutWebApiKey(undefined)).toEqual(asked);
  expect(aboutWebApiKey('a key')).toEqual(asked);
  expect(aboutWebApiKey('AIza_a-key')).toEqual([]);
  expect(aboutWebApiKey('')).toEqual([]);
});

test("requires a project of the agency's own", () => {
  const refusal = expect.stringMatching(/^No project is chosen: run "npm run setup/) as string;
  expect(findingsHere(undefined)).toContainEqual(refusal);
  expect(findingsHere('kelvin-north')).not.toContainEqual(refusal);
});
