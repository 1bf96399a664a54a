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

test('zero lies at the bottom and the top of the scale at the top', () => {
  expect(yOf(0)).toBe(100);
  expect(yOf(SCALE_TOP)).toBe(0);
  expect(yOf(SCALE_TOP / 2)).toBe(50);
});

test('the scale holds all of the data, and its grid ends at its edges', () => {
  expect(Math.max(...capacityYear.map(({ demand }) => demand))).toBeLessThan(SCALE_TOP);
  expect(GRID_VALUES[0]).toBe(0);
  expect(GRID_VALUES.at(-1)).toBe(SCALE_TOP);
});

test('columns divide the width evenly', () => {
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
])('a position of %f is in column %i of 12', (position, column) => {
  expect(columnAt(position, 12)).toBe(column);
});

test('each column holds its own middle', () => {
  for (let index = 0; index < 12; index += 1) {
    expect(columnAt(columnMiddle(index, 12) / 100, 12)).toBe(index);
  }
});

test('percentages are short enough for a document', () => {
  expect(percent(100 / 3)).toBe('33.333%');
  expect(percent(0)).toBe('0%');
});
