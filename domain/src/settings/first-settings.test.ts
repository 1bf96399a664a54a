import { settingsSchema } from '@torque-tide/contract/settings';
import { expect, test } from 'vitest';
import { OTHER_SETTINGS } from '../test/other-agency';
import { FIRST_SETTINGS } from './first-settings';

test('what holds at first, and what another agency settles, keep to the rules', () => {
  expect(settingsSchema.parse(FIRST_SETTINGS)).toEqual(FIRST_SETTINGS);
  expect(settingsSchema.parse(OTHER_SETTINGS)).toEqual(OTHER_SETTINGS);
});

test('the public address is the deployment, and no setting', () => {
  const { agency, claims } = FIRST_SETTINGS;
  const withAddress = { agency: { ...agency, siteUrl: 'https://www.example.com' }, claims };
  expect(settingsSchema.safeParse(withAddress).success).toBe(false);
});
