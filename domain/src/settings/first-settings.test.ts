import { settingsSchema } from '@torque-tide/contract/settings';
import { expect, test } from 'vitest';
import { OTHER_SETTINGS } from '../test/other-agency';
import { FIRST_SETTINGS } from './first-settings';

test("are valid, and so are the other test agency's", () => {
  expect(settingsSchema.parse(FIRST_SETTINGS)).toEqual(FIRST_SETTINGS);
  expect(settingsSchema.parse(OTHER_SETTINGS)).toEqual(OTHER_SETTINGS);
});

test('leave the public address to the deployment', () => {
  const { agency, claims } = FIRST_SETTINGS;
  const withAddress = { agency: { ...agency, siteUrl: 'https://www.example.com' }, claims };
  expect(settingsSchema.safeParse(withAddress).success).toBe(false);
});
