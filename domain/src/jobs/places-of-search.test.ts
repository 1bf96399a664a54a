import { expect, test } from 'vitest';
import { findPlace, placeNamed } from '../places/find-place';
import { loadGazetteer } from '../places/gazetteer';
import { FIRST_TAXONOMY } from '../taxonomy';
import { SYNONYMS, TYPE_SYNONYMS } from './search-synonyms';

const gazetteer = await loadGazetteer();

test('takes no term of our field for a certain place', () => {
  const places = new Set([
    'UK',
    'USA',
    'UAE',
    'Netherlands',
    'Holland',
    'United Kingdom',
    'Great Britain',
    'Britain',
  ]);
  const words = [...SYNONYMS, ...TYPE_SYNONYMS].flat().filter((word) => !places.has(word));
  const taken = words.filter((word) => findPlace(gazetteer, word)?.isCertain);
  expect(taken).toEqual(['United States', 'United Arab Emirates']);
});

test("finds every location page's place by its name", () => {
  const names = FIRST_TAXONOMY.locations
    .filter(({ where }) => where !== 'remote')
    .map(({ name }) => name);
  expect(names).toHaveLength(19);
  expect(names.filter((name) => !placeNamed(gazetteer, name))).toEqual([]);
});
