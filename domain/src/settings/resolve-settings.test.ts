import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from './first-settings';
import { problemsOfSettings, resolveSettings } from './resolve-settings';
import { toFields } from './setting-fields';

const first = toFields(FIRST_SETTINGS);

test('a site without settings is the site of the first settings', () => {
  expect(resolveSettings({})).toEqual({ fields: first, problems: [] });
});

test('what is stored holds, and the rest is as at first', () => {
  const { fields, problems } = resolveSettings({
    name: ' Other Agency ',
    companyNumber: '01234567',
    liabilityCap: '£200',
    quoteValidDays: 14,
    version: 3,
  });
  expect(problems).toEqual([]);
  expect(fields).toEqual({
    ...first,
    name: 'Other Agency',
    companyNumber: '01234567',
    liabilityCap: '£200',
    quoteValidDays: 14,
  });
});

test('a fact that the owner emptied is absent, and one that must be there is as at first', () => {
  const { fields, problems } = resolveSettings({ phone: '', linkedIn: '', name: '' });
  expect(fields).not.toHaveProperty('phone');
  expect(fields).not.toHaveProperty('linkedIn');
  expect(fields.name).toBe(first.name);
  expect(problems).toEqual([{ field: 'name', message: 'Name is required' }]);
});

test('one bad field is as at first, is told, and takes no other with it', () => {
  const { fields, problems } = resolveSettings({
    phone: 'call us',
    email: 'new@example.com',
    stats: 'many',
    hires: { min: 3 },
    placementFees: '12%',
  });
  expect(fields).toEqual({ ...first, email: 'new@example.com', placementFees: '12%' });
  expect(problems.map(({ field }) => field)).toEqual(['phone', 'stats', 'hires']);
  expect(problems[0]?.message).toBe('Please enter a telephone number');
});

const DEARER = [
  { fromMonths: 3, rate: 3000 },
  { fromMonths: 6, rate: 3100 },
];
const DENIED = 'Prices fall with the months: £3,100 from 6 months is not less than £3,000 from 3.';

test('claims that deny each other are as at first, with all that they were compared with', () => {
  const { fields, problems } = resolveSettings({ ratesPerHire: DEARER, placementFees: '12%' });
  expect(fields).toEqual({ ...first, placementFees: '12%' });
  expect(problems).toEqual([{ field: 'ratesPerHire', message: DENIED }]);
});

test('a price and a saving are stored as they are', () => {
  const said = { standardRatePerHire: 5000, maximumSaving: '90%' };
  expect(resolveSettings(said)).toEqual({ fields: { ...first, ...said }, problems: [] });
});

test('what is wrong is as it is otherwise, where somebody says how that is', () => {
  const otherwise = {
    ...first,
    email: 'now@example.com',
    phone: undefined,
    hires: { min: 4, max: 8, default: 5 },
  };
  const { fields } = resolveSettings(
    { email: 'nobody', name: 'Other', linkedIn: '', hires: { min: 1 } },
    otherwise,
  );
  const { linkedIn: _linkedIn, ...rest } = otherwise;
  expect(fields).toEqual({ ...rest, name: 'Other' });
});

test('a public address that somebody stored is no setting', () => {
  const { fields } = resolveSettings({ siteUrl: 'https://elsewhere.example' });
  expect(fields).not.toHaveProperty('siteUrl');
});

test('what may not be stored is told: fields that are none, and else claims that deny each other', () => {
  expect(problemsOfSettings(first)).toEqual([]);
  expect(problemsOfSettings({ ...first, phone: '' })).toEqual([]);
  expect(problemsOfSettings({ ...first, ratesPerHire: DEARER })).toEqual([
    { field: 'ratesPerHire', message: DENIED },
  ]);
  expect(problemsOfSettings({ ...first, ratesPerHire: DEARER, email: 'nobody' })).toEqual([
    { field: 'email', message: 'Please enter a valid e-mail address' },
  ]);
});
