import { expect, test } from 'vitest';
import { excerptOf } from './difference';

test('the words that differ stand apart from those that are shared', () => {
  expect(excerptOf('Grid planner, Leeds', 'Grid strategist, Leeds')).toEqual({
    before: 'Grid ',
    own: 'planner,',
    after: ' Leeds',
  });
});

test('nothing is marked in a text that only lacks something', () => {
  expect(excerptOf('One three', 'One two three')).toEqual({
    before: 'One ',
    own: '',
    after: 'three',
  });
});

test('a text that goes on after the other is marked from there', () => {
  expect(excerptOf('One two', 'One')).toEqual({ before: 'One', own: ' two', after: '' });
  expect(excerptOf('One two', 'One ')).toEqual({ before: 'One ', own: 'two', after: '' });
});

test('repeated words are not counted twice', () => {
  const { before, own, after } = excerptOf('a a a', 'a a');
  expect(before + own + after).toBe('a a a');
});

test('a difference that goes on and on is cut', () => {
  const { own } = excerptOf(`One ${'two '.repeat(500)}`, 'One three');
  expect(own).toMatch(/^two .*two…$/);
  expect(own.length).toBeLessThanOrEqual(601);
});

test('of a long text only the surroundings of the difference are shown, in whole words', () => {
  const shared = 'shared words '.repeat(50);
  const { before, own, after } = excerptOf(`${shared}mine ${shared}`, `${shared}theirs ${shared}`);
  expect(own).toBe('mine');
  expect(before).toMatch(/^…(shared|words) .*shared words $/);
  expect(after).toMatch(/^ shared words .*(shared|words)…$/);
  expect(before.length).toBeLessThanOrEqual(62);
  expect(after.length).toBeLessThanOrEqual(62);
});
