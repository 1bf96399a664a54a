import { expect, test } from 'vitest';
import { cutText } from './plain-text';

test.each([
  [0, 2, 'ab'],
  [0, 3, 'ab'],
  [0, 4, 'ab🌊'],
  [3, 5, '🌊c'],
])('from %i to %i of a text with an emoji is %o', (start, end, expected) => {
  expect(cutText('ab🌊c', start, end)).toBe(expected);
});
