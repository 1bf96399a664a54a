import { expect, test } from 'vitest';
import { buildClientLogo } from '@/test/builders';
import { parseSortOrder, toClientLogoInput, toClientLogoValues } from './client-logo-values';

test.each([
  ['7', 7],
  ['-3', -3],
  ['12.9', 12],
  ['3rd', 3],
  ['', 0],
  ['first', 0],
])('a sort order of "%s" is %d', (text, order) => {
  expect(parseSortOrder(text)).toBe(order);
});

test('a new logo is active and comes first', () => {
  expect(toClientLogoValues()).toMatchObject({ isActive: true, sortOrder: '0' });
});

test('a stored logo comes back as it was', () => {
  const { companyName, logoUrl, isActive, sortOrder, ...rest } = buildClientLogo({ sortOrder: 4 });
  expect(
    toClientLogoInput(toClientLogoValues({ ...rest, companyName, logoUrl, isActive, sortOrder })),
  ).toEqual({ companyName, logoUrl, isActive, sortOrder });
});
