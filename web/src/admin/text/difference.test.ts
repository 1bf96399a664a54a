import { expect, test } from 'vitest';
import { difference, type DiffChunk } from './difference';

/** '=a -b +c': one sign and the pieces of each part. */
function written(parts: DiffChunk[]): string {
  const signs = { same: '=', removed: '-', added: '+' };
  return parts.map(({ kind, pieces }) => signs[kind] + pieces.join('')).join(' ');
}

test.each([
  ['equal sides', 'abc', 'abc', '=abc'],
  ['nothing before', '', 'ab', '+ab'],
  ['nothing after', 'ab', '', '-ab'],
  ['both empty', '', '', ''],
  ['an addition within', 'abcd', 'abxcd', '=ab +x =cd'],
  ['a removal within', 'abcd', 'ad', '=a -bc =d'],
  ['an exchange', 'abc', 'axc', '=a -b +x =c'],
  ['an exchange of several', 'abcde', 'axyze', '=a -bcd +xyz =e'],
  ['what was moved', 'abc', 'bca', '-a =bc +a'],
  ['a repeated piece', 'aa', 'aaa', '=aa +a'],
  ['two changes', 'abcdef', 'xbcdyf', '-a +x =bcd -e +y =f'],
  ['nothing in common', 'abc', 'xyz', '-abc +xyz'],
])('%s', (_, before, after, expected) => {
  expect(written(difference(before.split(''), after.split('')))).toBe(expected);
});

test('sides with nothing in common are one removal and one addition between what they share', () => {
  const long = (letter: string) => Array.from({ length: 2_000 }, (_, i) => `${letter}${i}`);
  const parts = difference(['start', ...long('a'), 'end'], ['start', ...long('b'), 'end']);
  expect(parts.map(({ kind, pieces }) => [kind, pieces.length])).toEqual([
    ['same', 1],
    ['removed', 2_000],
    ['added', 2_000],
    ['same', 1],
  ]);
});

test('so are sides of which too much is equal to be looked at', () => {
  const blank = (count: number) => Array.from({ length: count }, () => '');
  const partsOf = (count: number) =>
    difference(['a', ...blank(count), 'b'], ['c', ...blank(count), 'd']).map(({ kind, pieces }) => [
      kind,
      pieces.length,
    ]);
  expect(partsOf(200)).toContainEqual(['same', 200]);
  expect(partsOf(5_000)).toEqual([
    ['removed', 5_002],
    ['added', 5_002],
  ]);
});
