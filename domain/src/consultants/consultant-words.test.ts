import { expect, test } from 'vitest';
import { askWords, telephoneUrl } from './consultant-words';

test.each([
  ['Offshore wind', 'Ask Ada Berg, offshore wind'],
  ['BESS and grid', 'Ask Ada Berg, BESS and grid'],
  ['EV charging', 'Ask Ada Berg, EV charging'],
  ['Clean Energy', 'Ask Ada Berg, Clean Energy'],
  ['Head of BESS', 'Ask Ada Berg, head of BESS'],
  ['head of wind', 'Ask Ada Berg, head of wind'],
  ['Österreich', 'Ask Ada Berg, österreich'],
])('the role %o reads %o', (role, words) => {
  expect(askWords({ name: 'Ada Berg', role })).toBe(words);
});

test.each([
  ['+44 20 7946 0901', 'tel:+442079460901'],
  ['+44 (0)20 7946-0901', 'tel:+442079460901'],
  ['(020) 7946.0901', 'tel:02079460901'],
])('%s is dialled as %s', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});
