import { describe, expect, test } from 'vitest';
import { canCombine, combineTexts, mergeValues } from './merge-values';

const base = { title: 'Planner', salary: '£60k', text: 'One\nTwo', isActive: true };

describe('a merge', () => {
  test('keeps a field that only I changed, without a word', () => {
    expect(mergeValues(base, { ...base, title: 'Strategist' }, base)).toEqual({
      taken: [],
      conflicts: [],
    });
  });

  test('takes a field that only they changed', () => {
    const theirs = { ...base, salary: '£70k', isActive: false };
    expect(mergeValues(base, { ...base, title: 'Strategist' }, theirs)).toEqual({
      taken: [
        { name: 'salary', before: '£60k', theirs: '£70k' },
        { name: 'isActive', before: true, theirs: false },
      ],
      conflicts: [],
    });
  });

  test('lists a field that both changed, with both values', () => {
    const merged = mergeValues(base, { ...base, salary: '£65k' }, { ...base, salary: '' });
    expect(merged).toEqual({
      taken: [],
      conflicts: [{ name: 'salary', mine: '£65k', theirs: '' }],
    });
  });

  test('has nothing to say when both made the same change', () => {
    const both = { ...base, salary: '£70k', isActive: false };
    expect(mergeValues(base, both, { ...both })).toEqual({ taken: [], conflicts: [] });
  });

  test('takes no notice of line ends and of space around a text', () => {
    const theirs = { ...base, text: 'One\r\nTwo\n', title: ' Planner' };
    const mine = { ...base, text: 'Three', title: 'Strategist' };
    expect(mergeValues(base, mine, theirs)).toEqual({ taken: [], conflicts: [] });
    expect(mergeValues(base, theirs, mine).taken.map(({ name }) => name)).toEqual([
      'title',
      'text',
    ]);
  });
});

describe('two texts combined', () => {
  test('have the parts that they share once, and where they differ mine before theirs', () => {
    const mine = ['Intro', 'I plan.', 'Shared', 'My end'];
    const theirs = ['Intro', 'They design.', 'Shared', 'Their end', 'More'];
    const both = ['Intro', 'I plan.', 'They design.', 'Shared', 'My end', 'Their end', 'More'];
    expect(combineTexts(mine.join('\n'), theirs.join('\n'), 'lines')).toBe(both.join('\n'));
    expect(combineTexts(mine.join('\n\n'), theirs.join('\r\n\r\n'), 'text')).toBe(
      both.join('\n\n'),
    );
  });

  test('lose no part of either', () => {
    const combined = combineTexts('a\nb', 'b\na', 'lines');
    expect(combined).toMatch(/a\n(.\n)?b/);
    expect(combined).toMatch(/b\n(.\n)?a/);
    expect(combineTexts('a', 'a\nb\nc', 'lines')).toBe('a\nb\nc');
  });

  test('of thousands of lines still have once what they share', () => {
    const own = (whose: string, half: string) =>
      Array.from({ length: 2_500 }, (_, line) => `${whose} ${half} ${line}`);
    const linesOf = (whose: string) => [...own(whose, 'above'), 'Shared', ...own(whose, 'below')];
    const combined = combineTexts(
      linesOf('Mine').join('\n'),
      linesOf('Theirs').join('\n'),
      'lines',
    );
    expect(combined).toBe(
      [
        ...own('Mine', 'above'),
        ...own('Theirs', 'above'),
        'Shared',
        ...own('Mine', 'below'),
        ...own('Theirs', 'below'),
      ].join('\n'),
    );
  });

  test('are set one after the other where comparing all lines would take too long', () => {
    const linesOf = (whose: string) =>
      Array.from({ length: 2_500 }, (_, line) => (line % 3 === 1 ? 'Same' : `${whose} ${line}`));
    const [mine, theirs] = [linesOf('Mine'), linesOf('Theirs')];
    const combined = combineTexts(
      ['Intro', ...mine, 'End'].join('\n'),
      ['Intro', ...theirs, 'End'].join('\n'),
      'lines',
    );
    // Nothing is lost; what they share amid so much that is the same was not looked for.
    expect(combined).toBe(['Intro', ...mine, ...theirs, 'End'].join('\n'));
  });

  test('of tags are all tags, once', () => {
    expect(combineTexts('EV, Wind', 'Wind,Solar, ', 'tags')).toBe('EV, Wind, Solar');
  });

  test('of one line stand beside each other', () => {
    expect(combineTexts('£60k ', '£70k', 'line')).toBe('£60k / £70k');
  });
});

test.each([
  ['line', 'a', 'b', true],
  ['tags', 'a', 'b', true],
  ['choice', 'Hybrid', 'Remote', false],
  ['choice', true, false, false],
  ['text', '', 'b', false],
  ['text', 'a', '', false],
] as const)('%s: %s and %s can be combined: %s', (kind, mine, theirs, expected) => {
  expect(canCombine({ name: 'x', mine, theirs }, kind)).toBe(expected);
});
