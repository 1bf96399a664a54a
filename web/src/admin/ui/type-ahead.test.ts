import { expect, test } from 'vitest';
import { TYPE_AHEAD_MS, matchTyped, typeOn } from './select-field';

const options = ['All Sectors', 'BESS', 'Battery Storage', 'Solar', 'Wind'];

test('keys within a second add up; later ones start anew', () => {
  const first = typeOn({ text: '', at: 0 }, 'B', 5000);
  const second = typeOn(first, 'a', 5000 + TYPE_AHEAD_MS);
  expect(second.text).toBe('ba');
  expect(typeOn(second, 's', second.at + TYPE_AHEAD_MS + 1).text).toBe('s');
});

test('a letter leads to the next option that begins with it, around the end', () => {
  expect(matchTyped(options, 0, 'b')).toBe(1);
  expect(matchTyped(options, 1, 'bb')).toBe(2);
  expect(matchTyped(options, 2, 'bbb')).toBe(1);
  expect(matchTyped(options, 4, 'a')).toBe(0);
});

test('more letters stay on an option that still matches', () => {
  expect(matchTyped(options, 1, 'be')).toBe(1);
  expect(matchTyped(options, 1, 'ba')).toBe(2);
});

test('nothing that matches leads nowhere', () => {
  expect(matchTyped(options, 0, 'x')).toBe(-1);
  expect(matchTyped([], -1, 'x')).toBe(-1);
});
