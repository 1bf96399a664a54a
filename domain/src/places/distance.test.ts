import { expect, test } from 'vitest';
import { distanceText, reachText } from './distance';

const [leeds, berlin] = [{ countries: ['GB'] }, { countries: ['DE'] }];

test.each([
  [0.2, '1 mile', '1 km'],
  [9.4, '9 miles', '15 km'],
  [25, '25 miles', '40 km'],
])('%s miles are %s around Leeds and %s around Berlin', (miles, inUk, inGermany) => {
  expect([distanceText(miles, leeds), distanceText(miles, berlin)]).toEqual([inUk, inGermany]);
});

test('rounds a radius in km', () => {
  expect([10, 25, 50, 100, 18.64].map((miles) => reachText(miles, berlin))).toEqual([
    '15 km',
    '40 km',
    '80 km',
    '160 km',
    '30 km',
  ]);
  expect(reachText(25, leeds)).toBe('25 miles');
});
