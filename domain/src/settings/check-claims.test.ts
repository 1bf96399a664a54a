import type { Claims } from '@torque-tide/contract/claims';
import { expect, test } from 'vitest';
import { OTHER_SETTINGS } from '../test/other-agency';
import { problemsOfClaims } from './check-claims';
import { FIRST_SETTINGS } from './first-settings';

const { growth: first } = FIRST_SETTINGS.claims;
const messagesOf = (growth: Partial<Claims['growth']>) =>
  problemsOfClaims({ ...first, ...growth }).map(({ message }) => message);

test('accepts the claims of both test agencies', () => {
  expect(problemsOfClaims(first)).toEqual([]);
  expect(problemsOfClaims(OTHER_SETTINGS.claims.growth)).toEqual([]);
});

test('requires prices to fall with the months', () => {
  const ratesPerHire = [
    { fromMonths: 3, rate: 3000 },
    { fromMonths: 6, rate: 3000 },
  ];
  expect(messagesOf({ ratesPerHire })).toEqual([
    'Prices fall with the months: £3,000 from 6 months is not less than £3,000 from 3.',
  ]);
});

test('requires prices in the order of their months', () => {
  const ratesPerHire = [
    { fromMonths: 3, rate: 3000 },
    { fromMonths: 3, rate: 2900 },
  ];
  expect(messagesOf({ ratesPerHire })).toEqual([
    'Each price is for more months than the one before: 3 months come after 3.',
  ]);
});

test("requires a price for the calculator's fewest months", () => {
  expect(messagesOf({ ratesPerHire: [{ fromMonths: 4, rate: 3000 }] })).toEqual([
    'There is no price for 3 months: the shortest subscription is 4.',
  ]);
});

test("requires defaults within the calculator's range", () => {
  expect(messagesOf({ hires: { min: 3, max: 10, default: 11 } })).toEqual([
    'The calculator begins with 11 hires, which is not between 3 and 10.',
  ]);
  expect(messagesOf({ months: { min: 6, max: 12, default: 3 } })).toEqual([
    'The calculator begins with 3 months, which is not between 6 and 12.',
  ]);
});

test("doesn't compare savings with prices: they are claims", () => {
  expect(messagesOf({ standardRatePerHire: 2500 })).toEqual([]);
  expect(messagesOf({ ratesPerHire: [{ fromMonths: 3, rate: 6900 }] })).toEqual([]);
  expect(messagesOf({ costSaving: '60%', maximumSaving: '90%' })).toEqual([]);
});
