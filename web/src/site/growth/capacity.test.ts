import { claims, shortestMonths } from '@torque-tide/domain/claims';
import { expect, test } from 'vitest';
import { capacityYear, peakOf, pointText } from './capacity';

test('has 12 months with an in-house team of 3', () => {
  expect(capacityYear.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(capacityYear.map(({ inHouse }) => inHouse))).toEqual(new Set([3]));
});

test.each(capacityYear)('meets the demand of month $month exactly', (point) => {
  expect(point.inHouse + point.added).toBe(Math.max(point.demand, point.inHouse));
});

test('turns capacity on, off and on again, never for less than a subscription', () => {
  expect(capacityYear.map(({ added }) => added)).toEqual([0, 0, 1, 3, 5, 4, 2, 0, 0, 1, 3, 2]);
  expect(shortestMonths(claims.growth)).toBeLessThanOrEqual(3);
});

test('finds the first of the highest months', () => {
  expect(peakOf(capacityYear)).toMatchObject({ month: 5, demand: 8 });
  const tie = [1, 2].map((month) => ({ month, demand: 4, inHouse: 3, added: 1 }));
  expect(peakOf(tie).month).toBe(1);
});

test('writes a point as a sentence', () => {
  expect(pointText({ month: 9, demand: 2, inHouse: 3, added: 0 })).toBe(
    'Month 9: demand 2, in-house 3, added 0',
  );
});
