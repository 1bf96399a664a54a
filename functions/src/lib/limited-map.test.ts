import { expect, it } from 'vitest';
import { createLimitedMap } from './limited-map';

it('forgets what has not been asked for longest', () => {
  const map = createLimitedMap<string>(2);
  map.set('a', 'A');
  map.set('b', 'B');
  map.get('a');
  map.set('c', 'C');
  expect(['a', 'b', 'c'].map(map.get)).toEqual(['A', undefined, 'C']);
});

it('counts what each value takes, and a value that is set again once', () => {
  const map = createLimitedMap<string>(10, (value) => value.length);
  map.set('a', 'aaaa');
  map.set('b', 'bbbb');
  map.set('b', 'bbbbbb');
  expect(map.get('a')).toBe('aaaa');
  map.set('c', 'cc');
  expect(['a', 'b', 'c'].map(map.get)).toEqual(['aaaa', undefined, 'cc']);
});
