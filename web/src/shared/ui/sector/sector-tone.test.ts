import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { expect, test } from 'vitest';
import { sectorToneOf } from './sector-tone';

const CLEAN_ENERGY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Clean Energy');
const FUTURE_MOBILITY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Future Mobility');

test.each(FUTURE_MOBILITY_SECTORS)('the sector %s is torque', (sector) => {
  expect(sectorToneOf(sector)).toBe('torque');
});

test.each([...CLEAN_ENERGY_SECTORS, 'Hydrogen', 'something new'])('%s is tide', (sector) => {
  expect(sectorToneOf(sector)).toBe('tide');
});

test.each([
  ['EV', 'torque'],
  [' ev charging ', 'torque'],
  ['automotive', 'torque'],
  ['Mobility', 'torque'],
  ['Solar', 'tide'],
  ['Level crossings', 'tide'],
])('the job tag "%s" is %s', (tag, tone) => {
  expect(sectorToneOf(tag)).toBe(tone);
});

test('is tide without a tag, and torque with one torque tag', () => {
  expect(sectorToneOf()).toBe('tide');
  expect(sectorToneOf('Battery Storage', 'EV')).toBe('torque');
});
