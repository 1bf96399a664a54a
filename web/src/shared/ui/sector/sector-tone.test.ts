import { CLEAN_ENERGY_SECTORS, FUTURE_MOBILITY_SECTORS } from '@torque-tide/domain/sector-groups';
import { expect, test } from 'vitest';
import { sectorToneOf } from './sector-tone';

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

test('no tag is tide, and one torque tag is enough', () => {
  expect(sectorToneOf()).toBe('tide');
  expect(sectorToneOf('Battery Storage', 'EV')).toBe('torque');
});
