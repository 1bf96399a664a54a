import { expect, test } from 'vitest';
import { difference, type DiffChunk, viewChange } from './difference';

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

const SENTENCE = 'You will take battery storage projects from grid application to energisation.';

test.each([
  ['words', 'BESS', 'BESS, Solar', 'BESS', 'BESS, Solar'],
  ['numbers', 4, 12, '4', '12'],
  ['zero', 0, 1, '0', '1'],
  ['booleans', false, true, 'No', 'Yes'],
])('%s stand beside each other', (_, before, after, was, is) => {
  expect(viewChange({ before, after })).toEqual({
    form: 'values',
    spans: [
      { kind: 'removed', text: was },
      { kind: 'added', text: is },
    ],
    short: undefined,
  });
});

test('a side without a value is left out', () => {
  expect(viewChange({ before: null, after: 'Glasgow' }).spans).toEqual([
    { kind: 'added', text: 'Glasgow' },
  ]);
  expect(viewChange({ before: 'Glasgow', after: null }).spans).toEqual([
    { kind: 'removed', text: 'Glasgow' },
  ]);
});

test('a point in time is written as people write it', () => {
  const { spans } = viewChange({ before: null, after: '2026-11-18T12:00:00.000Z' });
  expect(spans[0]?.text).toMatch(/^18 Nov 2026, /);
});

test('a text has its changed words marked', () => {
  const { form, spans, short } = viewChange({
    before: SENTENCE,
    after: SENTENCE.replace('battery', 'pumped'),
  });
  expect(form).toBe('text');
  expect(spans).toEqual([
    { kind: 'same', text: 'You will take ' },
    { kind: 'removed', text: 'battery ' },
    { kind: 'added', text: 'pumped ' },
    { kind: 'same', text: 'storage projects from grid application to energisation.' },
  ]);
  expect(short).toBeUndefined();
});

test('of a long text it shows first what stands around the change', () => {
  const long = `${SENTENCE} `.repeat(5);
  const { spans, short } = viewChange({
    before: `${long}Old ${long}`,
    after: `${long}New ${long}`,
  });
  const text = (parts = spans) => parts.map((part) => part.text).join('');
  expect(text(short)).toMatch(/^… .{20,60}Old New .{20,60} …$/);
  expect(text()).toBe(`${long}Old New ${long}`);
});

test('a text that was written anew stands beside the old one, each cut', () => {
  const before = 'old '.repeat(100);
  const { form, spans, short } = viewChange({ before, after: 'Something else entirely.' });
  expect(form).toBe('values');
  expect(spans[0]?.text).toBe(before);
  expect(short?.[0]?.text).toMatch(/^(old )+…$/);
  expect(short?.[0]?.text.length).toBeLessThan(300);
  expect(short?.[1]?.text).toBe('Something else entirely.');
});

test('what is written one per line is compared by line', () => {
  const { form, spans } = viewChange({ before: 'Degree\nLicence', after: 'Degree\nReports' });
  expect(form).toBe('lines');
  expect(spans).toEqual([
    { kind: 'same', text: 'Degree' },
    { kind: 'removed', text: 'Licence' },
    { kind: 'added', text: 'Reports' },
  ]);
});

test('lists are compared by line, and many unchanged lines are counted first', () => {
  const before = ['a', 'b', 'c', 'd'];
  const { form, spans, short } = viewChange({ before, after: [...before, 'e'] });
  expect(form).toBe('lines');
  expect(spans).toHaveLength(5);
  expect(short).toEqual([
    { kind: 'left-out', text: '4 lines unchanged' },
    { kind: 'added', text: 'e' },
  ]);
  expect(viewChange({ before: ['a', 'b'], after: ['a', 'b', 'e'] }).short).toBeUndefined();
});

test('a list that came or went is all new or all gone', () => {
  expect(viewChange({ before: null, after: ['a', 'b'] }).spans).toEqual([
    { kind: 'added', text: 'a' },
    { kind: 'added', text: 'b' },
  ]);
});

test('a list of paragraphs is compared as one text', () => {
  const { form, spans } = viewChange({
    before: [SENTENCE.repeat(2), 'The end.'],
    after: [SENTENCE.repeat(2), 'No end.'],
  });
  expect(form).toBe('text');
  expect(spans.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'The ' },
    { kind: 'added', text: 'No ' },
  ]);
});
