import { ERROR_STATUS } from '@torque-tide/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { buildClientLogo } from '@/test/builders';
import { definition as clientLogos, reasonPhraseOf } from './client-logos';

const { toValues, toInput } = clientLogos.fields;

test.each([
  ['-3', -3],
  ['12.9', 12],
  ['3rd', 0],
  ['', 0],
])('a sort order of "%s" is %d', (text, order) => {
  expect(toInput({ ...toValues(), sortOrder: text }).sortOrder).toBe(order);
});

test('a stored logo survives the form unchanged', () => {
  const { id: _id, version: _version, ...stored } = buildClientLogo({ sortOrder: 4 });
  expect(toInput(toValues(buildClientLogo({ sortOrder: 4 })))).toEqual(stored);
});

test.each([
  [404, '', 'Not Found'],
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
