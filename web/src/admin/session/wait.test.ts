import { expect, test } from 'vitest';
import { describeWait } from './login-form';

test.each([
  [1, 'Try again in 1 second.'],
  [60, 'Try again in 60 seconds.'],
  [91, 'Try again in 2 minutes.'],
  [840.2, 'Try again in 15 minutes.'],
])('%d seconds read as: %s', (seconds, text) => {
  expect(describeWait(seconds)).toBe(text);
});
