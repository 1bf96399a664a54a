import { ERROR_STATUS } from '@torque-tide/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { reasonPhraseOf } from './client-logos';

test.each([
  [404, '', 'Not Found'],
  [412, '', 'Precondition Failed'],
  [503, '', 'Service Unavailable'],
  [503, 'Resting', 'Resting'],
  [418, '', 'Status 418'],
])('%i with the status text "%s" reads "%s"', (status, statusText, expected) => {
  expect(reasonPhraseOf(new ApiError(status, statusText, ''))).toBe(expected);
});

test('every status of the API has a phrase, because HTTP/2 has none', () => {
  for (const status of Object.values(ERROR_STATUS)) {
    expect(reasonPhraseOf(new ApiError(status, '', ''))).toMatch(/^[A-Z][A-Za-z ]+$/);
  }
});
