import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { expect, test } from 'vitest';
import { sectorToneOf } from './sector-tone';

const CLEAN_ENERGY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Clean Energy');
const FUTURE_MOBILITY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Future Mobility');

test("is torque for Future Mobility's sectors, and tide for others", () => {
  expect(FUTURE_MOBILITY_SECTORS.filter((sector) => sectorToneOf(sector) === 'tide')).toEqual([]);
  expect(CLEAN_ENERGY_SECTORS.filter((sector) => sectorToneOf(sector) === 'torque')).toEqual([]);
});

test.each([
  ['EV', 'torque'],
  [' ev charging ', 'torque'],
  ['automotive', 'torque'],
  ['Mobility', 'torque'],
  ['Level crossings', 'tide'],
])('the job tag "%s" is %s', (tag, tone) => {
  expect(sectorToneOf(tag)).toBe(tone);
});

test('is tide without a tag, and torque with one torque tag', () => {
  expect(sectorToneOf()).toBe('tide');
  expect(sectorToneOf('Battery Storage', 'EV')).toBe('torque');
});
