import { expect, test } from 'vitest';
import { slugOfTitle } from './static-case-studies';

test.each([
  ['Nine engineers', 'nine-engineers'],
  ['A 20 MW plant', 'a-20-mw-plant'],
  ['Wind, and what it’s worth (in 2025)!', 'wind-and-what-its-worth-in-2025'],
  ['End-to-end charging', 'end-to-end-charging'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});
