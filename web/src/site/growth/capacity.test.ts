import { claims, shortestMonths } from '@torque-tide/domain/claims';
import { expect, test } from 'vitest';
import { addedRuns, capacityYear, chartStory, peakOf, pointText } from './capacity';

test('has 12 months with an in-house team of 3', () => {
  expect(capacityYear.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(capacityYear.map(({ inHouse }) => inHouse))).toEqual(new Set([3]));
});

test.each(capacityYear)('meets the demand of month $month exactly', (point) => {
  expect(point.inHouse + point.added).toBe(Math.max(point.demand, point.inHouse));
});

test('turns capacity on, off and on again, never for less than a subscription', () => {
  const runs = addedRuns(capacityYear);
  expect(runs).toEqual([
    { from: 3, to: 7 },
    { from: 10, to: 12 },
  ]);
  for (const { from, to } of runs) {
    expect(to - from + 1).toBeGreaterThanOrEqual(shortestMonths(claims.growth));
  }
});

test('makes a single month a run, and finds none in a year without added capacity', () => {
  const point = (month: number, added: number) => ({ month, demand: 3 + added, inHouse: 3, added });
  expect(addedRuns([point(1, 1), point(2, 0), point(3, 2)])).toEqual([
    { from: 1, to: 1 },
    { from: 3, to: 3 },
  ]);
  expect(addedRuns([point(1, 0)])).toEqual([]);
});

test('finds the first of the highest months', () => {
  expect(peakOf(capacityYear)).toMatchObject({ month: 5, demand: 8 });
  const tie = capacityYear.map((point) => ({ ...point, demand: 4 }));
  expect(peakOf(tie).month).toBe(1);
});

test('describes range, peak, team and added capacity', () => {
  expect(chartStory(capacityYear)).toBe(
    'Chart of illustrative data over 12 months. ' +
      'Hiring demand moves between 2 and 8 recruiters and is highest in month 5. ' +
      'The in-house team stays at 3. ' +
      'Added capacity covers the difference in months 3 to 7 and in months 10 to 12, up to 5 recruiters, and is off in the other months.',
  );
});

test('writes a point as a sentence', () => {
  expect(pointText({ month: 9, demand: 2, inHouse: 3, added: 0 })).toBe(
    'Month 9: demand 2, in-house 3, added 0',
  );
});
