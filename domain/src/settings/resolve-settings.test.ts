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

const SUM =
  'A hire costs £2,600 at the lowest price and £7,000 elsewhere: that saves 62%, not 90%.';

test('claims that deny each other are as at first, with all that they were compared with', () => {
  const { fields, problems } = resolveSettings({ maximumSaving: '90%', placementFees: '12%' });
  expect(fields).toEqual({ ...first, placementFees: '12%' });
  expect(problems).toEqual([{ field: 'maximumSaving', message: SUM }]);
});

test('a saving that is denied only because another one was changed takes the other claims with it', () => {
  const { fields, problems } = resolveSettings({ costSaving: '55%', liabilityCap: '£200' });
  expect(fields).toEqual({ ...first, liabilityCap: '£200' });
  expect(problems.map(({ field }) => field)).toEqual(['maximumSaving']);
});

test('what is wrong is as it is otherwise, where somebody says how that is', () => {
  const otherwise = {
    ...first,
    email: 'now@example.com',
    phone: undefined,
    costSaving: '40%',
    maximumSaving: '60%',
  };
  const { fields } = resolveSettings(
    { email: 'nobody', name: 'Other', linkedIn: '', costSaving: '90%', hires: { min: 1 } },
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
  expect(problemsOfSettings({ ...first, maximumSaving: '90%' })).toEqual([
    { field: 'maximumSaving', message: SUM },
  ]);
  expect(problemsOfSettings({ ...first, maximumSaving: '90%', email: 'nobody' })).toEqual([
    { field: 'email', message: 'Please enter a valid e-mail address' },
  ]);
});
