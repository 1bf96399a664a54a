import { expect, test } from 'vitest';
import { readApiError } from '@/shared/api/api-client';
import { describeEditors, describeFailure } from './failures';

const body = (message: string) =>
  JSON.stringify({ success: false, message, error: { code: 'internal' } });

test.each([
  ['the server’s own words', readApiError(500, '', body('The disk is full')), 'The disk is full'],
  ['an error page', readApiError(502, 'Bad Gateway', '<h1>'), 'answered with an error (502)'],
  ['an ended session', readApiError(401, '', body('x')), 'Your session has ended'],
  ['an item that is gone', readApiError(404, '', body('x')), 'no longer exists'],
  ['a stale edit', readApiError(412, '', body('x')), 'Someone else has changed this item'],
  ['no network', new TypeError('Failed to fetch'), 'could not be reached'],
  ['a timeout', new DOMException('', 'TimeoutError'), 'took too long'],
  ['an unreadable answer', new SyntaxError('JSON'), 'doesn’t understand'],
])('%s is described', (_, error, text) => {
  expect(describeFailure(error)).toContain(text);
});

test.each([
  [[], 'Someone else'],
  [['ben'], 'ben'],
  [['ben', 'carla'], 'ben and carla'],
  [['anna'], 'You, in another window,'],
])('names %j: %s', (editors, text) => {
  expect(describeEditors(editors, 'anna')).toBe(text);
});
