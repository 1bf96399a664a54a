import { expect, test } from 'vitest';
import { medians, percentile } from './statistics';

test.each([
  [0.5, 3],
  [0.99, 5],
  [1, 5],
  [0, 1],
])('of five values, %d does not exceed %d', (part, value) => {
  expect(percentile([5, 3, 1, 4, 2], part)).toBe(value);
});

test('there is no percentile of nothing', () => {
  expect(() => percentile([], 0.5)).toThrow('percentile of nothing');
});

test('each figure of several runs has a median of its own', () => {
  const runs = [
    { paint: 3, busy: 10 },
    { paint: 1, busy: 30 },
    { paint: 2, busy: 20 },
  ];
  expect(medians(runs)).toEqual({ paint: 2, busy: 20 });
});
