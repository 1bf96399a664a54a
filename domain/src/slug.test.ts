import { expect, test } from 'vitest';
import { slugOf } from './slug';

test.each([
  ['Łódź offshore', 'lodz-offshore'],
  ['Ørsted & Großanlagen', 'orsted-grossanlagen'],
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
