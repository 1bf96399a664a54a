import { agencySchema } from '@torque-tide/contract/agency';
import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { Problem } from '../lib/problem';
import { answer, QUESTIONS, reasonAgainst } from './questions';

test('every fact of the agency is asked for, once', () => {
  const names = QUESTIONS.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(agencySchema.def.shape)));
  expect(new Set(names).size).toBe(names.length);
});

test('what is not answered stays, and what is answered changes alone', () => {
  expect(answer(brand, {})).toEqual(brand);
  const named = answer(brand, { name: 'Kelvin North', address: '2 Sample Street, Leeds' });
  expect(named).toEqual({ ...brand, name: 'Kelvin North', address: ['2 Sample Street', 'Leeds'] });
  expect(answer(named, { name: 'Kelvin North' })).toEqual(named);
});

test('an empty answer takes a fact away', () => {
  const { linkedIn } = answer(
    { ...brand, linkedIn: 'https://www.linkedin.com/company/a' },
    { linkedIn: '' },
  );
  expect(linkedIn).toBeUndefined();
});

test('a wrong answer changes nothing, and is named', () => {
  expect(() => answer(brand, { siteUrl: 'kelvin-north' })).toThrow(Problem);
  expect(() => answer(brand, { siteUrl: 'kelvin-north' })).toThrow(/siteUrl: Must be an address/);
});

test('a project that cannot be one is refused', () => {
  for (const id of [
    'Kelvin North',
    'abcde',
    '-kelvin',
    'kelvin_north',
    'kelvin-',
    'x'.repeat(31),
  ]) {
    expect(reasonAgainst('project', id)).toMatch(/is no id of a Firebase project/);
  }
  for (const id of ['', 'kelvin', 'kelvin-north-site', 'x'.repeat(30)]) {
    expect(reasonAgainst('project', id)).toBeUndefined();
  }
});

test.each([
  ['siteUrl', 'kelvin-north', /Must be an address/],
  ['email', 'post', /valid e-mail/],
  ['name', '', /./],
  ['address', 'Leeds,,', /must not be empty/],
])('%s cannot be %j, and the reason is given', (name, text, reason) => {
  expect(reasonAgainst(name, text)).toMatch(reason);
});

test.each([
  ['siteUrl', 'https://www.kelvin-north.com'],
  ['vatNumber', ''],
  ['address', '2 Sample Street, Leeds'],
  ['webApiKey', ''],
])('%s can be %j', (name, text) => {
  expect(reasonAgainst(name, text)).toBeUndefined();
});
