import { expect, test } from 'vitest';
import { capacityYear, peakOf } from './capacity';
import { SCALE_TOP, yOf } from './capacity-scale';

test('has 12 months with an in-house team of 3, whose demand is met exactly', () => {
  expect(capacityYear.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(capacityYear.map(({ inHouse }) => inHouse))).toEqual(new Set([3]));
  for (const { demand, inHouse, added } of capacityYear) {
    expect(inHouse + added).toBe(Math.max(demand, inHouse));
  }
});

test('turns capacity on, off and on again, never for less than a subscription', () => {
  expect(capacityYear.map(({ added }) => added)).toEqual([0, 0, 1, 3, 5, 4, 2, 0, 0, 1, 3, 2]);
});

test('finds the first of the highest months', () => {
  const tie = [1, 2].map((month) => ({ month, demand: 4, inHouse: 3, added: 1 }));
  expect(peakOf(tie).month).toBe(1);
});

test('is drawn with zero at the bottom, below grid lines for all of it', () => {
  expect([yOf(0), yOf(SCALE_TOP)]).toEqual([100, 0]);
  expect(peakOf(capacityYear).demand).toBeLessThan(SCALE_TOP);
});
