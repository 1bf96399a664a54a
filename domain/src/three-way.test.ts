import { describe, expect, test } from 'vitest';
import { combineFields, combineList, combineValue, isSame, type Sides } from './three-way';

describe('two values say the same', () => {
  test.each([
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [{ a: undefined }, {}],
    [[], []],
    ['a', 'a'],
  ])('%j and %j, whatever the order of their names', (a, b) => expect(isSame(a, b)).toBe(true));

  test.each([
    [{ a: 1 }, { a: 2 }],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a'], ['a', 'b']],
    [[], {}],
    [{}, undefined],
    [null, {}],
    ['1', 1],
  ])('but not %j and %j', (a, b) => expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]));
});

/** What comes out, and how often something of mine is left out. */
function counting<T>(combine: (onClash: () => void) => T): [T, number] {
  let clashes = 0;
  const result = combine(() => {
    clashes += 1;
  });
  return [result, clashes];
}

test.each([
  ['old', 'mine', 'old', 'mine', 0],
  ['old', 'old', 'theirs', 'theirs', 0],
  ['old', 'both', 'both', 'both', 0],
  ['old', 'mine', 'theirs', 'theirs', 1],
])('of %s, %s and %s comes %s', (base, mine, theirs, result, clashes) => {
  expect(counting((onClash) => combineValue({ base, mine, theirs }, onClash))).toEqual([
    result,
    clashes,
  ]);
});

test('an object is combined by field, also one that comes or goes', () => {
  interface Thing {
    name: string;
    note?: string;
    more?: string;
  }
  const sides: Sides<Thing> = {
    base: { name: 'a', note: 'b' },
    mine: { name: 'c' },
    theirs: { name: 'a', note: 'b', more: 'd' },
  };
  expect(counting((onClash) => combineFields<Thing>(sides, onClash))).toEqual([
    { name: 'c', more: 'd' },
    0,
  ]);
});

describe('a list', () => {
  /** Letters are entries; a digit after one is what it says: 'a1 b'. */
  const combined = (base: string, mine: string, theirs: string) => {
    const sides = { base: base.split(' '), mine: mine.split(' '), theirs: theirs.split(' ') };
    return counting((onClash) =>
      combineList(sides, {
        keyOf: ([key = '']) => key,
        combine: (entry) => combineValue(entry, onClash),
        onClash,
        onMove: onClash,
      }).join(' '),
    );
  };

  test.each([
    ['what both have added', 'a b', 'a m b', 'a b t', 'a m b t', 0],
    ['first what mine has added there', 'a b', 'a b m', 'a b t', 'a b m t', 0],
    ['what was added at the beginning', 'a b', 'm n a b', 'a b', 'm n a b', 0],
    ['what follows an entry that they have moved', 'a b c', 'a m b c', 'c b a', 'c b a m', 0],
    ['what follows one that is gone', 'a b c', 'a b m c', 'a c', 'a m c', 0],
    ['nothing that one side has removed', 'a b c', 'a c', 'a b', 'a', 0],
    ['my order where they have not moved anything', 'a b c', 'c b a', 'a b t c', 'c b t a', 0],
    ['their order where I have not', 'a b c', 'a b1 c', 'c a b', 'c a b1', 0],
    ['their order where both have moved', 'a b c', 'b a c', 'a c b', 'a c b', 1],
    ['the order of both where it is one', 'a b c', 'b a c', 'b a c', 'b a c', 0],
    ['each entry from who has changed it', 'a b', 'a1 b', 'a b2', 'a1 b2', 0],
    ['theirs of an entry that both have changed', 'a b', 'a1 b', 'a2 b', 'a2 b', 1],
    ['what I have removed and they have changed', 'a b', 'a', 'a b1', 'a b1', 1],
    ['nothing that they have removed and I have changed', 'a b', 'a b1', 'a', 'a', 1],
  ])('has %s', (_, base, mine, theirs, result, clashes) => {
    expect(combined(base, mine, theirs)).toEqual([result, clashes]);
  });
});
