import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from './first-settings';
import { problemsOfSettings, resolveSettings } from './resolve-settings';
import { toFields } from './setting-fields';

const first = toFields(FIRST_SETTINGS);

test('returns the initial settings if nothing is stored', () => {
  expect(resolveSettings({})).toEqual({ fields: first, problems: [] });
});

test('uses stored fields, and initial ones for the rest', () => {
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

test('takes price ranges of up to 80 characters', () => {
  const said = { corePrice: 'x'.repeat(80), contractPrice: 'x'.repeat(81), execSearchPrice: '' };
  const { fields, problems } = resolveSettings(said);
  expect(fields).toEqual({ ...first, corePrice: said.corePrice });
  expect(problems.map(({ field }) => field)).toEqual(['contractPrice']);
});

test('drops an emptied fact, and keeps the initial value of a required one', () => {
  const { fields, problems } = resolveSettings({ phone: '', linkedIn: '', name: '' });
  expect(fields).not.toHaveProperty('phone');
  expect(fields).not.toHaveProperty('linkedIn');
  expect(fields.name).toBe(first.name);
  expect(problems).toEqual([{ field: 'name', message: 'Name is required' }]);
});

test('replaces and reports one invalid field, and no other', () => {
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

test('replaces contradictory claims together with the claims they contradict', () => {
  const { fields, problems } = resolveSettings({ ratesPerHire: DEARER, placementFees: '12%' });
  expect(fields).toEqual({ ...first, placementFees: '12%' });
  expect(problems).toEqual([{ field: 'ratesPerHire', message: DENIED }]);
});

test('ignores a stored public address', () => {
  const { fields } = resolveSettings({ siteUrl: 'https://elsewhere.example' });
  expect(fields).not.toHaveProperty('siteUrl');
});

test('refuses invalid fields, or else contradictory claims', () => {
  expect(problemsOfSettings(first)).toEqual([]);
  expect(problemsOfSettings({ ...first, phone: '' })).toEqual([]);
  expect(problemsOfSettings({ ...first, ratesPerHire: DEARER })).toEqual([
    { field: 'ratesPerHire', message: DENIED },
  ]);
  expect(problemsOfSettings({ ...first, ratesPerHire: DEARER, email: 'nobody' })).toEqual([
    { field: 'email', message: 'Please enter a valid e-mail address' },
  ]);
});
