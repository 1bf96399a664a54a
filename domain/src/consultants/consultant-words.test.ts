import { expect, test } from 'vitest';
import { askWords } from './consultant-words';

test.each([
  ['Offshore wind', 'Ask Ada Berg, offshore wind'],
  ['EV charging', 'Ask Ada Berg, EV charging'],
  ['Clean Energy', 'Ask Ada Berg, Clean Energy'],
  ['Head of BESS', 'Ask Ada Berg, head of BESS'],
  ['Österreich', 'Ask Ada Berg, österreich'],
])('the role %o reads %o', (role, words) => {
  expect(askWords({ name: 'Ada Berg', role })).toBe(words);
});
