import { expect, test } from 'vitest';
import { OTHER_SETTINGS } from '../test/other-agency';
import { FIRST_SETTINGS } from './first-settings';
import { toFields, toSettings } from './setting-fields';

test.each([
  ['first', FIRST_SETTINGS],
  ['another agency', OTHER_SETTINGS],
])('round-trips settings through fields: %s', (_, settings) => {
  const { taxonomy: _taxonomy, ...record } = settings;
  expect(toSettings(toFields(settings))).toEqual(record);
});

test('has distinct names', () => {
  const { agency, claims, applications } = OTHER_SETTINGS;
  const { growth, ...others } = claims;
  const names = [agency, others, growth, applications].flatMap((group) => Object.keys(group));
  expect(Object.keys(toFields(OTHER_SETTINGS))).toHaveLength(names.length);
});
