import { expect, test } from 'vitest';
import { comparePlainText, plainText, slugOf } from './plain-text';

test.each([
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['São Paulo', 'sao paulo'],
])('%s is typed as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('sorts places as a reader expects', () => {
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

test('orders two spellings of a word consistently', () => {
  expect(['Zürich', 'Zurich'].sort(comparePlainText)).toEqual(['Zurich', 'Zürich']);
  expect(comparePlainText('Oslo', 'Oslo')).toBe(0);
});

test.each([
  ['Łódź offshore', 'lodz-offshore'],
  ['Þórshöfn, Ísafjörður', 'thorshofn-isafjordur'],
  ['Đà Nẵng', 'da-nang'],
  ['ENERGİ ıki', 'energi-iki'],
  ['  (Æther) – Œuvre!', 'aether-oeuvre'],
  ['日本', ''],
])('the slug of %s is %j', (text, slug) => {
  expect(slugOf(text, 100)).toBe(slug);
});

test('a slug of a long text ends with a letter or a digit', () => {
  expect(slugOf('– Wind farms', 5)).toBe('wind');
});
