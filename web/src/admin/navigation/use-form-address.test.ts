import { expect, test } from 'vitest';
import { placeOf } from './use-form-address';

const LIST = '?tab=jobs';
const isSame = (a: string, b: string) =>
  placeOf({ pathname: '/admin', search: a }) === placeOf({ pathname: '/admin', search: b });

test.each(['?tab=people', '?tab=jobs&edit=7', '?tab=jobs&new=a', '?tab=jobs&view=deleted', ''])(
  'the list of jobs differs from %s',
  (search) => expect(isSame(LIST, search)).toBe(false),
);

test('a form differs from that of another item, or of a copy', () => {
  expect(isSame('?tab=jobs&edit=7', '?tab=jobs&edit=8')).toBe(false);
  expect(isSame('?tab=jobs&new=a', '?tab=jobs&new=a&copy=7')).toBe(false);
});

test('search, filters and order make no difference', () => {
  expect(isSame(LIST, '?tab=jobs&q=wind&sort=title&status=draft')).toBe(true);
});
