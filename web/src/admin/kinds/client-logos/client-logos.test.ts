import { expect, test } from 'vitest';
import { buildClientLogo } from '@/test/builders';
import { definition as clientLogos } from './client-logos';

const { toValues, toInput } = clientLogos.fields;

test.each([
  ['7', 7],
  ['-3', -3],
  ['12.9', 12],
  ['3rd', 0],
  ['', 0],
  ['first', 0],
])('a sort order of "%s" is %d', (text, order) => {
  expect(toInput({ ...toValues(), sortOrder: text }).sortOrder).toBe(order);
});

test('a new logo is active', () => {
  expect(toValues()).toMatchObject({ isActive: true, sortOrder: '0' });
});

test('a stored logo survives the form unchanged', () => {
  const { companyName, logoUrl, isActive, sortOrder, ...rest } = buildClientLogo({ sortOrder: 4 });
  expect(toInput(toValues({ ...rest, companyName, logoUrl, isActive, sortOrder }))).toEqual({
    companyName,
    logoUrl,
    isActive,
    sortOrder,
  });
});
