import type { TaxonomyFields } from '@torque-tide/contract/taxonomy-record';
import { expect, test } from 'vitest';
import { FIRST_FIELDS } from '../taxonomy';
import { problemsOfTaxonomy } from './check-taxonomy';
import { addLocation, retireSector } from './edit-taxonomy';

type List = 'sectors' | 'locations';

/** The first list, of which one entry says something else. */
function changed(list: List, id: string, change: object): TaxonomyFields {
  const fields = structuredClone(FIRST_FIELDS);
  const entry = fields[list].find((record) => record.id === id);
  if (!entry) throw new Error(`There is no ${id}`);
  Object.assign(entry, change);
  return fields;
}

const uk = { name: 'Britain', slug: 'united-kingdom', where: { country: 'GB' }, tag: '' };

test.each([
  [
    'an address that another sector has',
    changed('sectors', 'wind', { slug: 'solar' }),
    { field: 'sectors', part: 'slug', message: 'The address “solar” belongs to another page.' },
  ],
  [
    'an address that another location has',
    addLocation(uk)(FIRST_FIELDS),
    {
      field: 'locations',
      part: 'slug',
      message: 'The address “united-kingdom” belongs to another page.',
    },
  ],
  [
    'an address that another sector had',
    changed('sectors', 'wind', { former: ['solar'] }),
    { field: 'sectors', part: 'slug', message: 'The address “solar” belongs to another page.' },
  ],
  [
    'the name of another sector, in other letters',
    changed('sectors', 'wind', { tags: ['SOLAR'] }),
    { field: 'sectors', part: 'tags', message: 'There is a sector “SOLAR” already.' },
  ],
  [
    'a half that is retired',
    retireSector('clean-energy', true)(FIRST_FIELDS),
    {
      field: 'sectors',
      part: 'group',
      message: 'The page of Clean Energy stays: it is half of the business.',
    },
  ],
  [
    'no name',
    changed('sectors', 'wind', { name: ' ' }),
    { field: 'sectors', part: 'name', message: 'Name is required' },
  ],
  [
    'a place without a country',
    changed('locations', 'dubai', { where: { country: 'Dubai' } }),
    {
      field: 'locations',
      part: 'where',
      message: 'Please name a country, or write ‘Remote’',
    },
  ],
  [
    'a list that is none',
    { ...FIRST_FIELDS, jobSectors: 'none' },
    { field: 'jobSectors', message: 'Invalid input' },
  ],
])('%s is told with the field that is wrong', (_, fields, problem) => {
  expect(problemsOfTaxonomy(fields)).toEqual([problem]);
});
