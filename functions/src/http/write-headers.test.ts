import { expect, test } from 'vitest';
import { parseIfMatch } from './write-headers';

test.each([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"0"', 0],
  [' "17" ', 17],
])('reads %o as %o', (header, version) => {
  expect(parseIfMatch(header)).toBe(version);
});

test.each(['', '"3', 'W/"3"', '""', '"-1"', '"abc"', '"1", "2"', '"9999999999999999"'])(
  'refuses %o',
  (header) => {
    expect(() => parseIfMatch(header)).toThrow(expect.objectContaining({ code: 'malformed' }));
  },
);
