import { expect, test } from 'vitest';
import { capacityYear } from './capacity';
import { GRID_VALUES, SCALE_TOP, columnAt, columnMiddle, percent, yOf } from './capacity-scale';

test('has zero at the bottom and the maximum at the top, with grid lines at both', () => {
  expect([yOf(0), yOf(SCALE_TOP / 2), yOf(SCALE_TOP)]).toEqual([100, 50, 0]);
  expect([GRID_VALUES[0], GRID_VALUES.at(-1)]).toEqual([0, SCALE_TOP]);
  expect(Math.max(...capacityYear.map(({ demand }) => demand))).toBeLessThan(SCALE_TOP);
});

test.each([
  [-0.2, 0],
  [0.0832, 0],
  [0.0834, 1],
  [0.999, 11],
  [1, 11],
])('puts position %f into column %i of 12', (position, column) => {
  expect(columnAt(position, 12)).toBe(column);
});

test("puts each column's middle into that column", () => {
  for (let index = 0; index < 12; index += 1) {
    expect(columnAt(columnMiddle(index, 12) / 100, 12)).toBe(index);
  }
});

test('writes percentages briefly', () => {
  expect(percent(100 / 3)).toBe('33.333%');
});
