import { describe, expect, test } from 'vitest';
import { searchOf, textsIn } from './item-search';

interface Role {
  id: string;
  title: string;
  place: string;
  text: string;
  notes: string;
}

const specifiedOf = ({ title, text }: Role) => [title, text];

const roles: Role[] = [
  { id: '1073', title: 'Clerk', place: 'Glasgow', text: 'Files for batteries.', notes: '' },
  { id: '1074', title: 'Battery engineer', place: 'Glasgow', text: 'Half a gigawatt.', notes: '' },
  {
    id: '1075',
    title: 'Battery buyer',
    place: 'Zürich, Łódź',
    text: 'Buys.',
    notes: 'Speaks German',
  },
  { id: '1076', title: 'Welder', place: 'Leith', text: 'On behalf of a yard.', notes: 'Battery' },
];
const search = searchOf(roles, specifiedOf);
const idsFor = (text: string) => search(text).map(({ id }) => id);

describe('what is found', () => {
  test('has every word, in any order and part, the specified texts first', () => {
    expect(idsFor('battery glasgow')).toEqual(['1074']);
    expect(idsFor('glasgow battery')).toEqual(['1074']);
    expect(idsFor('glasgow')).toEqual(['1073', '1074']);
    expect(idsFor('battery')).toEqual(['1074', '1075', '1076']);
    expect(idsFor('battery madrid')).toEqual([]);
    const welderFirst = searchOf(roles.toReversed(), specifiedOf);
    expect(welderFirst('battery').map(({ id }) => id)).toEqual(['1075', '1074', '1076']);
  });

  test('starts with the typed letters, in any case and without accents', () => {
    expect(idsFor('BAT zur')).toEqual(['1075']);
    expect(idsFor('Zürich')).toEqual(['1075']);
    expect(idsFor('lodz')).toEqual(['1075']);
  });

  test('is one item for its number, with any sign before it', () => {
    expect(idsFor('1074')).toEqual(['1074']);
    expect(idsFor('#1074')).toEqual(['1074']);
  });

  test('is a similar spelling if no item has the word', () => {
    expect(idsFor('batery glasgwo')).toEqual(['1074']);
    expect(idsFor('weldor')).toEqual(['1076']);
    // Matching words, numbers and short words aren't typing errors.
    expect(idsFor('1079')).toEqual([]);
    expect(idsFor('yrd')).toEqual([]);
  });

  test('keeps items with the typed letters anywhere in their specified texts', () => {
    expect(idsFor('half')).toEqual(['1074', '1076']);
    expect(idsFor('ttery eng')).toEqual(['1074']);
    expect(idsFor('rman')).toEqual([]);
  });

  test("keeps the list's order for equal matches", () => {
    const twins = searchOf(
      [
        { ...roles[0]!, id: 'b', title: 'Planner' },
        { ...roles[0]!, id: 'a', title: 'Planner' },
        { ...roles[0]!, id: 'c', title: 'Grid planner', text: 'Grid, grid, grid.' },
      ],
      specifiedOf,
    );
    expect(twins('planner').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(twins('grid planner').map(({ id }) => id)).toEqual(['c']);
  });

  test('is nothing for symbols that occur nowhere', () => {
    expect(idsFor('--')).toEqual([]);
  });
});

test('every text of an item is searched, moments apart', () => {
  const item = { id: '7', tags: ['UK'], stats: { year: 2026, place: 'Leeds' }, none: undefined };
  expect(textsIn({ ...item, postedAt: '2026-11-21T10:00:00.000Z' })).toEqual(['7', 'UK', 'Leeds']);
});
