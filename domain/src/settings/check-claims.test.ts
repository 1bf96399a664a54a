import type { Claims } from '@torque-tide/contract/claims';
import { expect, test } from 'vitest';
import { OTHER_SETTINGS } from '../test/other-agency';
import { problemsOfClaims } from './check-claims';
import { FIRST_SETTINGS } from './first-settings';

const { growth: first } = FIRST_SETTINGS.claims;
const messagesOf = (growth: Partial<Claims['growth']>) =>
  problemsOfClaims({ ...first, ...growth }).map(({ message }) => message);

test('the claims that the product begins with agree, as they are written', () => {
  expect(problemsOfClaims(first)).toEqual([]);
});

test('prices fall with the months', () => {
  const ratesPerHire = [
    { fromMonths: 3, rate: 3000 },
    { fromMonths: 6, rate: 3000 },
  ];
  expect(messagesOf({ ratesPerHire, maximumSaving: '57%' })).toEqual([
    'Prices fall with the months: £3,000 from 6 months is not less than £3,000 from 3.',
  ]);
});

test('each price is for more months than the one before', () => {
  const ratesPerHire = [
    { fromMonths: 3, rate: 3000 },
    { fromMonths: 3, rate: 2900 },
  ];
  expect(messagesOf({ ratesPerHire, maximumSaving: '58%' })).toEqual([
    'Each price is for more months than the one before: 3 months come after 3.',
  ]);
});

test('the shortest subscription is that of the first price, and the calculator asks for none below', () => {
  expect(messagesOf({ minimumMonths: 4 })).toEqual([
    'The shortest subscription is that of the first price: 3 months, not 4.',
    'There is no price for 3 months: the shortest subscription is 4.',
  ]);
});

test('the calculator begins within its range', () => {
  expect(messagesOf({ hires: { min: 3, max: 10, default: 11 } })).toEqual([
    'The calculator begins with 11 hires, which is not between 3 and 10.',
  ]);
  expect(messagesOf({ months: { min: 6, max: 12, default: 3 } })).toEqual([
    'The calculator begins with 3 months, which is not between 6 and 12.',
  ]);
});

test('a changed saving that the prices do not give is refused with the sum', () => {
  expect(messagesOf({ maximumSaving: '71%' })).toEqual([
    'A hire costs £2,600 at the lowest price and £7,000 elsewhere: that saves 62%, not 71%.',
  ]);
  expect(messagesOf({ costSaving: '58%', maximumSaving: '62%' })).toEqual([
    'A hire costs £3,000 at the dearest price and £7,000 elsewhere: that saves 57%, not 58%.',
  ]);
});

test('a saving that the prices give is taken', () => {
  expect(messagesOf({ costSaving: '57%', maximumSaving: '62%' })).toEqual([]);
});

test('the first savings stay only as long as the prices do', () => {
  expect(messagesOf({ standardRatePerHire: 6000 })).toEqual([
    'A hire costs £2,600 at the lowest price and £6,000 elsewhere: that saves 56%, not 70%.',
  ]);
  expect(messagesOf({ standardRatePerHire: 2500, costSaving: '1%', maximumSaving: '1%' })).toEqual([
    'A hire costs £3,000 at the dearest price and £2,500 elsewhere: that saves nothing, not 1%.',
    'A hire costs £2,600 at the lowest price and £2,500 elsewhere: that saves nothing, not 1%.',
  ]);
});

test('other changes leave the first savings alone', () => {
  expect(messagesOf({ quoteValidDays: 14, worthwhileHires: '4+' })).toEqual([]);
});

test('what another agency claims in the tests agrees, too', () => {
  expect(problemsOfClaims(OTHER_SETTINGS.claims.growth)).toEqual([]);
});
