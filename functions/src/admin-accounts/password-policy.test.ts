import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { weaknessOf } from './password-policy';

const LENGTH = 'A password has 15 to 128 characters.';
const EASY = /too easy to guess/;

test.each([
  ['fourteen chars', LENGTH],
  ['x4'.repeat(65), LENGTH],
  ['passwordpassword', EASY],
  ['aaaaaaaaaaaaaaaaaaaa', EASY],
  ['1234567890123456', EASY],
  ['qwertyuiopasdfgh', EASY],
  ['Password1234567!', EASY],
  [`${brand.legalEntity} 2026`, EASY],
  [`${brand.legalEntity.replace(/\W/g, '').toLowerCase()}2026`, EASY],
  ['gracegracegrace', EASY],
  ['correct horse battery staple', EASY],
])('refuses %s', async (password, reason) => {
  expect(await weaknessOf(password, 'grace')).toMatch(reason);
});

test.each([
  'fifteen charers',
  'energy-transition-2026',
  'a phrase with blanks, and a full stop.',
  // Counts characters, not the two units that each of these takes.
  '🔋🌊⚡🚗🛠🔌🌍🧭🏗🛰🚀🌬🔧🧲🏭',
])('accepts %s', async (password) => {
  expect(await weaknessOf(password, 'grace')).toBeUndefined();
});

test('counts spaces at the ends, which belong to the password', async () => {
  expect(await weaknessOf(' ozone gantry  ', 'grace')).toBeUndefined();
  expect(await weaknessOf('ozone gantry', 'grace')).toBe(LENGTH);
});
