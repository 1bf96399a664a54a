import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from './first-settings';
import { settingWords, toFields } from './setting-fields';

test('writes figures and prices a line each, and keeps everything else', () => {
  const fields = toFields(FIRST_SETTINGS);
  expect(settingWords(fields)).toEqual({
    ...fields,
    stats: ['20+ Years of Experience', '50+ Partner Companies', '10+ Countries Covered'],
    ratesPerHire: ['3 months: £3,000', '6 months: £2,850', '9 months: £2,600'],
  });
});

test('adds no figures or prices', () => {
  expect(settingWords({ name: 'Keel & Current' })).toEqual({ name: 'Keel & Current' });
});
