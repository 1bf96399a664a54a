import { expect, test } from 'vitest';
import { joinNames } from './names';

test.each([
  [[], ''],
  [['anna'], 'anna'],
  [['anna', 'ben'], 'anna and ben'],
  [['anna', 'ben', 'cleo'], 'anna, ben and cleo'],
])('%j are named as a sentence names them', (names, text) => {
  expect(joinNames(names)).toBe(text);
});
