import { expect, test } from 'vitest';
import { countryNamed } from '../countries';
import { JOB_LOCATION_CHOICES } from '@torque-tide/contract/job-choices';
import { hasRemoteTag } from './job-text';
import { placeText, readPlaces } from './published-job-places';

const read = (locationTags: string, customLocation = '') => {
  const { places, unread } = readPlaces({ locationTags, customLocation });
  return [
    places.map(({ country, ...rest }) => [country.code, ...Object.values(rest)].join(' | ')),
    unread,
  ];
};

test('reads every offered location except Remote as a country', () => {
  const countries = JOB_LOCATION_CHOICES.filter((choice) => countryNamed(choice));
  expect(countries).toEqual(JOB_LOCATION_CHOICES.filter((choice) => choice !== 'Remote'));
});

test.each([
  // tags, town field, places, ignored parts
  ['', '', [], []],
  ['UK', '', ['GB'], []],
  ['UK, Germany', '', ['GB', 'DE'], []],
  ['UK', 'Glasgow', ['GB | Glasgow'], []],
  ['UK', 'Lewes, East Sussex', ['GB | Lewes, East Sussex'], []],
  ['Canada', 'Bécancour, Québec', ['CA | Bécancour | Québec'], []],
  ['', 'Gothenburg, Sweden', ['SE | Gothenburg'], []],
  ['', 'Sweden', ['SE'], []],
  ['UK', 'Glasgow, Scotland', ['GB | Glasgow'], []],
  ['UK', 'Lyon, France', ['FR | Lyon', 'GB'], []],
  ['Remote', '', [], []],
  ['UK, Remote', 'Leeds', ['GB | Leeds'], []],
])('tags %j and town %j', (tags, custom, places, unread) => {
  expect(read(tags, custom)).toEqual([places, unread]);
});

test.each([
  ['EU', '', [], ['EU']],
  ['Nordics, UK', '', ['GB'], ['Nordics']],
  ['', 'Rotterdam', [], ['Rotterdam']],
  ['Remote', 'Leeds', [], ['Leeds']],
  // The town is in one of them, but which is unknown.
  ['UK, Germany', 'Leeds', ['GB', 'DE'], ['Leeds']],
  ['UK', 'Leeds or Bradford', ['GB'], ['Leeds or Bradford']],
  ['UK', 'London / Manchester', ['GB'], ['London / Manchester']],
  ['Germany', 'Home-based', ['DE'], ['Home-based']],
])('guesses nothing from tags %j and town %j', (tags, custom, places, unread) => {
  expect(read(tags, custom)).toEqual([places, unread]);
});

test('reads Remote only as a whole tag, in any case', () => {
  expect(hasRemoteTag({ locationTags: 'UK, remote' })).toBe(true);
  expect(hasRemoteTag({ locationTags: 'Remote UK' })).toBe(false);
  expect(hasRemoteTag({ locationTags: '' })).toBe(false);
});

test('writes a place from small to large', () => {
  const country = { code: 'US', name: 'United States' };
  expect(placeText({ country, locality: 'Austin', region: 'Texas' })).toBe(
    'Austin, Texas, United States',
  );
  expect(placeText({ country })).toBe('United States');
});
