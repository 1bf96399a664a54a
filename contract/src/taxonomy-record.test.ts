import { expect, test } from 'vitest';
import { locationRecordSchema } from './taxonomy-record';

const italy = { id: 'italy', slug: 'italy', name: 'Italy', former: [], isRetired: false };
const issuesOf = (where: unknown) =>
  locationRecordSchema
    .safeParse({ ...italy, where })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['remote'],
  [{ country: 'IT' }],
  [{ country: 'DK', also: ['SE', 'NO'] }],
  [{ country: 'AE', towns: ['Dubai'] }],
])('a location may be %o', (where) => {
  expect(locationRecordSchema.parse({ ...italy, where })).toEqual({ ...italy, where });
});

const NO_COUNTRY = 'Please name a country, or write ‘Remote’';

test.each([
  ['a name', { country: 'Italy' }, 'where.country'],
  ['small letters', { country: 'it' }, 'where.country'],
  ['nothing', { country: '' }, 'where.country'],
  ['a name among others', { country: 'DK', also: ['SE', 'Norway'] }, 'where.also.1'],
  ['another word than remote', 'anywhere', 'where'],
  ['no place at all', undefined, 'where'],
])('the country of a location is a code of two capital letters, and not %s', (_, where, field) => {
  expect(issuesOf(where)).toEqual([[field, NO_COUNTRY]]);
});
