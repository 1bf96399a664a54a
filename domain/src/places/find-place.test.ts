import { describe, expect, test } from 'vitest';
import { findPlace, placeNamed } from './find-place';
import { loadGazetteer } from './gazetteer';
import { placeKey } from './place-key';

const gazetteer = await loadGazetteer();
const labelOf = (text: string) => findPlace(gazetteer, text)?.place.label;

test('separates a place from the other words', () => {
  expect(findPlace(gazetteer, 'battery engineer Coventry')).toMatchObject({
    place: { label: 'Coventry, UK' },
    words: 'Coventry',
    rest: 'battery engineer',
    isCertain: true,
  });
});

test.each([
  ['project manager within reach of Leamington Spa', 'project manager'],
  ['Leamington Spa, project manager', 'project manager'],
])('includes the words that lead to a place: %s', (text, rest) => {
  expect(findPlace(gazetteer, text)).toMatchObject({
    place: { label: 'Royal Leamington Spa, UK' },
    rest,
  });
});

describe('of places of one name', () => {
  test.each([
    ['Birmingham', 'Birmingham, UK'],
    ['Birmingham, Alabama', 'Birmingham, Alabama'],
    ['Perth', 'Perth, UK'],
    ['Perth, Australia', 'Perth, Western Australia'],
    ['perth wa', 'Perth, UK'],
    ['Perth, wa', 'Perth, Western Australia'],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight'],
  ])('%s is %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  test('ranks a village at home below a world city', () => {
    expect(labelOf('Melbourne')).toBe('Melbourne, Victoria');
  });

  test('lists the other places of the name', () => {
    const { others = [] } = findPlace(gazetteer, 'Perth') ?? {};
    expect(others.map(({ label }) => label)).toEqual(['Perth, Western Australia']);
  });
});

test.each([
  ['München', 'Munich, Germany'],
  ['Göteborg', 'Gothenburg, Sweden'],
  ['gdansk', 'Gdańsk, Poland'],
  ['Saint Albans', 'St Albans, UK'],
  ['the midlands', 'Midlands, UK'],
  ['Warwickshire', 'Warwickshire, UK'],
  ['England', 'England, UK'],
  ['Polska', 'Poland'],
  ['oesterreich', 'Austria'],
])('%s is known as %s', (text, label) => {
  expect(placeNamed(gazetteer, text)?.label).toBe(label);
});

test.each(['CV34', 'cv34 6lj'])('the postcode %s is the area of Coventry', (text) => {
  expect(labelOf(`engineer ${text}`)).toBe('Coventry, UK');
});

test.each([
  ['HS2', false],
  ['B2B sales', false],
  ['CV34', false],
  ['engineer near CV34', true],
  ['cv34 6lj', true],
])('the postcode in %s is certain: %s', (text, isCertain) => {
  expect(findPlace(gazetteer, text)?.isCertain).toBe(isCertain);
});

test.each(['IP65', 'CO2'])('%s is no postcode', (text) => {
  expect(findPlace(gazetteer, text)).toBeUndefined();
});

test.each([
  ['10115 Berlin', 'Berlin, Germany', ''],
  ['technician D-10115 Berlin', 'Berlin, Germany', 'technician'],
  ['London E14', 'London, UK', ''],
  ['HS2 Birmingham', 'Birmingham, UK', 'HS2'],
  ['2026 Berlin', 'Berlin, Germany', '2026'],
])('%s is %s', (text, label, rest) => {
  expect(findPlace(gazetteer, text)).toMatchObject({ place: { label }, rest });
});

test.each([
  ['within 50 miles of Inverness', 'Inverness, UK', 50],
  ['planner up to 20km around Berlin', 'Berlin, Germany', 20 / 1.609344],
  ['near Leeds', 'Leeds, UK', undefined],
])('%s says how far', (text, label, within) => {
  const found = findPlace(gazetteer, text);
  expect(found).toMatchObject({
    place: { label },
    rest: text.startsWith('planner') ? 'planner' : '',
  });
  expect([found?.isCertain, found?.within]).toEqual([true, within]);
});

describe('leaves English words to the search', () => {
  test.each(['Reading', 'Nice', 'Rugby'])(
    '%s may be a place, and is one for certain only where something says so',
    (word) => {
      expect(findPlace(gazetteer, `${word.toLowerCase()} engineer`)?.isCertain).toBe(false);
      expect(findPlace(gazetteer, `engineer in ${word}`)?.isCertain).toBe(true);
    },
  );

  test.each(['lead engineer', 'M&A', 'planning in or out'])('%s names no place', (text) => {
    expect(findPlace(gazetteer, text)).toBeUndefined();
  });
});

test('has keys of plain letters and single spaces', () => {
  expect(placeKey("King's Lynn")).toBe('kings lynn');
  expect(placeKey('Saint-Étienne')).toBe('st etienne');
});
