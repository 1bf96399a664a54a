import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { expect, test } from 'vitest';
import { likelyTag } from './tag-spelling';

test.each([
  ['Hydrogn', 'Hydrogen'],
  ['hydrogen', 'Hydrogen'],
  ['Battery storage', 'Battery Storage'],
  ['Polnad', 'Poland'],
])('%s probably means %s', (typed, expected) => {
  expect(likelyTag(typed, [...JOB_SECTOR_CHOICES, ...JOB_LOCATION_CHOICES])).toBe(expected);
});

test.each(['Hydrogen', 'EV', 'UK', 'UA', 'Tidal', 'Nuclear', 'Ireland', 'Wave'])(
  '%s means itself',
  (typed) => {
    expect(likelyTag(typed, [...JOB_SECTOR_CHOICES, ...JOB_LOCATION_CHOICES])).toBeUndefined();
  },
);
