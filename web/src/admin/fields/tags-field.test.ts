import { expect, test } from 'vitest';
import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { appendTag, tagOffers } from './tags-field';

test.each([
  ['', 'Solar', 'Solar'],
  ['Solar', 'Wind', 'Solar, Wind'],
  ['Solar,Wind', 'EV', 'Solar, Wind, EV'],
  ['Solar, Wind', 'Wind', 'Solar, Wind'],
  ['solar', 'Solar', 'solar'],
  ['Solar', 'none', 'Solar'],
  ['Solar', '', 'Solar'],
])('"%s" with %s chosen reads "%s"', (text, tag, expected) => {
  expect(appendTag(text, tag)).toBe(expected);
});

const offered = (typed: string, chosen: readonly string[] = []) =>
  tagOffers(typed, [...JOB_SECTOR_CHOICES, ...JOB_LOCATION_CHOICES], chosen).map(
    ({ tag, isNew }) => (isNew ? `+${tag}` : tag),
  );

test.each([
  ['hyd', ['Hydrogen', '+hyd']],
  ['Hydrogn', ['Hydrogen', '+Hydrogn']],
  ['uk', ['UK']],
  ['ev', ['EV', 'EV Charging']],
  ['storage', ['Battery Storage', '+storage']],
  ['Tidal', ['+Tidal']],
])('for "%s" it offers %j', (typed, expected) => {
  expect(offered(typed)).toEqual(expected);
});

test('what is chosen is not offered again, in whatever case', () => {
  expect(offered('ev', ['EV'])).toEqual([]);
  expect(offered('', ['Solar'])).not.toContain('Solar');
});
