import { expect, test } from 'vitest';
import { capacityYear } from './capacity';
import {
  GRID_VALUES,
  SCALE_TOP,
  columnAt,
  columnLeft,
  columnMiddle,
  percent,
  yOf,
} from './capacity-scale';

test('puts zero at the bottom and the maximum at the top', () => {
  expect(yOf(0)).toBe(100);
  expect(yOf(SCALE_TOP)).toBe(0);
  expect(yOf(SCALE_TOP / 2)).toBe(50);
});

test('covers all data, with grid lines at both ends', () => {
  expect(Math.max(...capacityYear.map(({ demand }) => demand))).toBeLessThan(SCALE_TOP);
  expect(GRID_VALUES[0]).toBe(0);
  expect(GRID_VALUES.at(-1)).toBe(SCALE_TOP);
});

test('divides the width into equal columns', () => {
  expect(columnLeft(0, 12)).toBe(0);
  expect(columnLeft(12, 12)).toBe(100);
  expect(columnMiddle(0, 4)).toBe(12.5);
  expect(columnMiddle(3, 4)).toBe(87.5);
});

test.each([
  [-0.2, 0],
  [0, 0],
  [0.0832, 0],
  [0.0834, 1],
  [0.5, 6],
  [0.999, 11],
  [1, 11],
  [1.4, 11],
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
  expect(percent(0)).toBe('0%');
});
