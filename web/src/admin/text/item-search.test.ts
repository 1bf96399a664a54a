import { describe, expect, test } from 'vitest';
import { searchOf, type SearchedParts } from './item-search';

interface Role {
  id: string;
  title: string;
  place: string;
  text: string;
  notes: string;
}

const parts: SearchedParts<Role> = {
  fields: [
    { label: 'Title', weight: 8, textOf: ({ title }) => title },
    { label: 'ID', weight: 6, textOf: ({ id }) => id, isHidden: true },
    { label: 'Place', weight: 4, textOf: ({ place }) => place },
    { label: 'Text', weight: 1, textOf: ({ text }) => text },
    { label: 'Notes', weight: 1, textOf: ({ notes }) => notes, isHidden: true },
  ],
  literal: ({ title, text }) => [title, text],
};

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
const search = searchOf(roles, parts);
const idsFor = (text: string) => search(text).map(({ item }) => item.id);

describe('what is found', () => {
  test('has every word, in any order and part, the title first', () => {
    expect(idsFor('battery glasgow')).toEqual(['1074']);
    expect(idsFor('glasgow battery')).toEqual(['1074']);
    expect(idsFor('glasgow')).toEqual(['1073', '1074']);
    expect(idsFor('battery')).toEqual(['1074', '1075', '1076']);
    expect(idsFor('battery madrid')).toEqual([]);
  });

  test('begins with what is typed, in any case and without accents', () => {
    expect(idsFor('BAT zur')).toEqual(['1075']);
    expect(idsFor('Zürich')).toEqual(['1075']);
    expect(idsFor('lodz')).toEqual(['1075']);
  });

  test('is one item for its number, whatever sign stands before it', () => {
    expect(idsFor('1074')).toEqual(['1074']);
    expect(idsFor('#1074')).toEqual(['1074']);
  });

  test('is spelled nearly so where a word stands nowhere', () => {
    expect(idsFor('batery glasgwo')).toEqual(['1074']);
    expect(idsFor('weldor')).toEqual(['1076']);
    // A word that is there is no slip, and neither is a number or a short word.
    expect(idsFor('1079')).toEqual([]);
    expect(idsFor('yrd')).toEqual([]);
  });

  test('keeps what has the typed letters anywhere in its specified texts', () => {
    expect(idsFor('half')).toEqual(['1074', '1076']);
    expect(idsFor('ttery eng')).toEqual(['1074']);
    expect(idsFor('rman')).toEqual([]);
  });

  test('is put in order by the words that the title has, then by the list', () => {
    const twins = searchOf(
      [
        { ...roles[0]!, id: 'b', title: 'Planner' },
        { ...roles[0]!, id: 'a', title: 'Planner' },
        { ...roles[0]!, id: 'c', title: 'Grid planner', text: 'Grid, grid, grid.' },
      ],
      parts,
    );
    expect(twins('planner').map(({ item }) => item.id)).toEqual(['b', 'a', 'c']);
    expect(twins('grid planner').map(({ item }) => item.id)).toEqual(['c']);
  });

  test('follows a list that changes', () => {
    const [clerk, engineer, buyer, welder] = roles as [Role, Role, Role, Role];
    const renamed = searchOf(
      [buyer, { ...engineer, title: 'Pilot' }, { ...clerk, id: '9' }],
      parts,
    );
    const ids = (text: string) => renamed(text).map(({ item }) => item.id);
    expect(ids('pilot')).toEqual(['1074']);
    expect(ids('engineer')).toEqual([]);
    expect(ids('clerk')).toEqual(['9']);
    expect(ids('welder')).toEqual([]);
    // And an older list still finds what it has.
    expect(idsFor('engineer')).toEqual(['1074']);
    expect(idsFor(welder.title)).toEqual(['1076']);
  });

  test('is nothing for signs that stand nowhere', () => {
    expect(idsFor('--')).toEqual([]);
  });
});

describe('the reason', () => {
  const reasonFor = (text: string, id: string) =>
    search(text).find(({ item }) => item.id === id)?.found;

  test('names the words as they stand in the item', () => {
    expect([...(reasonFor('bat glasgow', '1074')?.words ?? [])].toSorted()).toEqual([
      'battery',
      'glasgow',
    ]);
  });

  test('quotes a part that is not shown, where a word stands only there', () => {
    expect(reasonFor('german', '1075')?.quotes).toEqual([
      { label: 'Notes', text: 'Speaks German' },
    ]);
    expect(reasonFor('1076', '1076')?.quotes).toEqual([{ label: 'ID', text: '1076' }]);
    expect(reasonFor('battery buyer', '1075')?.quotes).toEqual([]);
  });
});
