import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer';
import { readTown, writeTown } from './town-line';
import { suggestedPlaces } from './find-place';
import { type Place, milesBetween, milesFrom } from './place';

const gazetteer = await loadGazetteer();

function place(key: string): Place {
  const [first] = gazetteer.named(key);
  if (!first) throw new Error(`No place is called ${key}`);
  return first;
}

test('round-trips a town to half a mile', () => {
  const town = fc.record({
    names: fc.array(
      fc.record({ name: fc.stringMatching(/^[A-Z][a-zé' -]+$/), isOrdinary: fc.boolean() }),
      { minLength: 1, maxLength: 3 },
    ),
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
    people: fc.integer({ min: 1, max: 30_000_000 }),
  });
  fc.assert(
    fc.property(town, (packed) => {
      const read = readTown(writeTown(packed));
      expect(read.names).toEqual(packed.names);
      expect(Math.abs(read.lat - packed.lat)).toBeLessThan(0.006);
      expect(Math.abs(read.lng - packed.lng)).toBeLessThan(0.006);
    }),
  );
});

// Straight-line distances by known coordinates.
test.each([
  ['coventry', 'warwick', 9],
  ['london', 'glasgow', 345],
])('measures the distance from %s to %s', (from, to, miles) => {
  const between = milesBetween(place(from), place(to));
  expect(Math.abs(between - miles)).toBeLessThan(Math.max(2, miles * 0.02));
});

test("measures from an area's edge, and 0 within it", () => {
  expect(milesFrom(place('coventry'), place('midlands'))).toBe(0);
  expect(milesFrom(place('germany'), place('hamburg'))).toBe(0);
  expect(milesFrom(place('warwickshire'), place('london'))).toBeLessThan(
    milesBetween(place('warwick'), place('london')),
  );
  expect(milesFrom(place('germany'), place('warwick'))).toBe(Infinity);
});

test('completes a name, most likely first', () => {
  const labels = gazetteer.beginningWith('coven', 3).map(({ label }) => label);
  expect(labels[0]).toBe('Coventry, UK');
  expect(gazetteer.beginningWith('', 3)).toEqual([]);
});

test.each([
  ['a field between towns', { lat: 52.281, lng: -1.585 }, 'Warwick, UK'],
  ['the middle of a city', { lat: 53.55, lng: 10 }, 'Hamburg, Germany'],
])('the nearest town to %s', (_, spot, label) => {
  expect(gazetteer.nearest(spot).label).toBe(label);
});

test.each([
  ['coven', 'Coventry, UK'],
  ['CV34 6LJ', 'Coventry, UK'],
  ['saint al', 'St Albans, UK'],
  ['nowhereville', undefined],
  ['', undefined],
])('suggests for %j first %s', (typed, label) => {
  expect(suggestedPlaces(gazetteer, typed)[0]?.label).toBe(label);
});
