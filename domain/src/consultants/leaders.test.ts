import { expect, test } from 'vitest';
import { leadersOf, positionOf } from './leaders';

const person = (id: string, more: object = {}) => ({ id, isActive: true, ...more });
const idsOf = (people: { id: string }[]) => people.map(({ id }) => id);

test('puts the first two active directors first, and everybody else after them', () => {
  const { leaders, others } = leadersOf([
    person('gone', { isDirector: true, isActive: false }),
    person('a', { isDirector: true }),
    person('b'),
    person('c', { isDirector: true }),
    person('d', { isDirector: true }),
  ]);
  expect(idsOf(leaders)).toEqual(['a', 'c']);
  // A third director has no such card and moves to the others.
  expect(idsOf(others)).toEqual(['b', 'd']);
});

test("uses a director's own title, or else the default", () => {
  expect(positionOf({ position: 'Managing partner' })).toBe('Managing partner');
  expect(positionOf({ position: '' })).toBe('Co-founder');
  expect(positionOf({})).toBe('Co-founder');
});
