import { expect, test } from 'vitest';
import { comparePlainText, plainText } from './plain-text';

test.each([
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ærøskøbing', 'aeroskobing'],
  ['São Paulo', 'sao paulo'],
  ['EV Charging & Grid', 'ev charging & grid'],
])('%s is typed as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('sorts places as a reader looks for them', () => {
  const places = ['Zürich', 'Łódź', 'aberdeen', 'London', 'Århus', 'Lyon', 'Oslo', 'Östersund'];
  expect([...places].sort(comparePlainText)).toEqual([
    'aberdeen',
    'Århus',
    'Łódź',
    'London',
    'Lyon',
    'Oslo',
    'Östersund',
    'Zürich',
  ]);
});

test('tells two spellings of one word apart, always in the same order', () => {
  expect(['Zürich', 'Zurich'].sort(comparePlainText)).toEqual(['Zurich', 'Zürich']);
  expect(comparePlainText('Oslo', 'Oslo')).toBe(0);
});
