import { expect, test } from 'vitest';
import { appendTag } from './tags-field';

test.each([
  ['', 'Solar', 'Solar'],
  ['Solar', 'Wind', 'Solar, Wind'],
  ['Solar,Wind', 'EV', 'Solar, Wind, EV'],
  ['Solar, Wind', 'Wind', 'Solar, Wind'],
  ['solar', 'Solar', 'solar'],
  ['Solar', 'none', 'Solar'],
  ['Solar', '', 'Solar'],
])('"%s" with %s chosen reads "%s"', (text, tag, expected) => {
  expect(appendTag(text, tag)).toBe(expected);
});
