import { agencySchema } from '@torque-tide/contract/agency';
import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { Problem } from '../lib/problem';
import { answer, checkProject, QUESTIONS } from './questions';

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
    expect(() => checkProject(id)).toThrow(/is no id of a Firebase project/);
  }
  for (const id of [undefined, '', 'kelvin', 'kelvin-north-site', 'x'.repeat(30)]) {
    expect(() => checkProject(id)).not.toThrow();
  }
});
