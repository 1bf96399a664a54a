import { expect, test } from 'vitest';
import { type DiffSpan, excerptOf, viewChange } from './difference';

/** '=same -removed +added': each part with its sign. */
function written(spans: DiffSpan[]): string {
  const signs = { same: '=', removed: '-', added: '+' };
  return spans.map(({ kind, text }) => signs[kind] + text).join('|');
}

const SENTENCE = 'You will take battery storage projects from grid application to energisation.';

test.each([
  ['words', 'BESS', 'BESS, Solar', 'BESS', 'BESS, Solar'],
  ['numbers', 4, 12, '4', '12'],
  ['zero', 0, 1, '0', '1'],
  ['booleans', false, true, 'No', 'Yes'],
  ['short lists', ['Grid'], ['Grid', 'Wind'], 'Grid', 'Grid\nWind'],
])('%s stand beside each other', (_, before, after, was, is) => {
  const { form, spans } = viewChange({ before, after });
  expect(form).toBe('values');
  expect(written(spans)).toBe(`-${was}|+${is}`);
});

test('a side without a value is left out', () => {
  expect(written(viewChange({ before: null, after: 'Glasgow' }).spans)).toBe('+Glasgow');
  expect(written(viewChange({ before: ['a', 'b'], after: null }).spans)).toBe('-a\nb');
});

test('a point in time is written as people write it', () => {
  const { spans } = viewChange({ before: null, after: '2026-11-18T12:00:00.000Z' });
  expect(spans[0]?.text).toMatch(/^18 Nov 2026, /);
});

test.each([
  [
    'an exchange',
    SENTENCE.replace('battery', 'pumped'),
    '=You will take |-battery|+pumped|= storage',
  ],
  ['an addition', `Now ${SENTENCE}`, '+Now |=You will take'],
  ['a removal', SENTENCE.replace('battery ', ''), '=You will take |-battery |=storage'],
])('a text has %s marked by words', (_, after, expected) => {
  const { form, spans } = viewChange({ before: SENTENCE, after });
  expect(form).toBe('text');
  expect(written(spans).startsWith(expected)).toBe(true);
});

test('of a long text it shows what stands around the change, in whole words', () => {
  const long = `${SENTENCE} `.repeat(5);
  const { spans } = viewChange({ before: `${long}Old ${long}`, after: `${long}New ${long}` });
  expect(written(spans)).toMatch(/^=… \w.{20,60}\|-Old\|\+New\|= .{20,60}\w …$/);
});

test('a text that was written anew stands beside the old one, whole', () => {
  const before = 'old '.repeat(100);
  const { form, spans } = viewChange({ before, after: 'Something else entirely.' });
  expect(form).toBe('values');
  expect(written(spans)).toBe(`-${before}|+Something else entirely.`);
});

test('lists are compared like texts, a line for each', () => {
  const lines = ['Degree in engineering', 'Licence to drive a lorry', 'Reports in English'];
  const { form, spans } = viewChange({ before: lines, after: [...lines, 'Five years at sea'] });
  expect(form).toBe('text');
  expect(spans.filter(({ kind }) => kind !== 'same').map(({ text }) => text.trim())).toEqual([
    'Five years at sea',
  ]);
});

test('texts with too many changes to look for stand beside each other', () => {
  const long = (letter: string) =>
    Array.from({ length: 5_000 }, (_, i) => `${letter}${i}`).join(' ');
  expect(viewChange({ before: long('a'), after: long('b') }).form).toBe('values');
});

test.each([
  ['Grid planner in Leeds', 'Grid strategist in Leeds', '=Grid |+planner|= in Leeds'],
  ['One three', 'One two three', '=One |=three'],
  ['One two', 'One', '=One|+ two'],
  ['Wind', 'Solar', '=Wind'],
])('what %s has and %s lacks is marked', (text, other, expected) => {
  expect(written(excerptOf(text, other))).toBe(expected);
});
