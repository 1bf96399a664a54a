import { expect, test } from 'vitest';
import { sharedUntil } from './caching';

const now = new Date('2026-03-02T09:00:00.000Z');
const keeping = { seconds: 300, staleSeconds: 600 };

test.each([
  [Infinity, 's-maxage=300, stale-while-revalidate=600'],
  [400_000, 's-maxage=300, stale-while-revalidate=100'],
  [300_999, 's-maxage=300'],
  [0, 's-maxage=0'],
  [-5_000, 's-maxage=0'],
])('%d ms before the next change nothing is cached beyond it', (ms, expected) => {
  expect(sharedUntil(keeping, now.getTime() + ms, now)).toBe(`public, ${expected}`);
});

test('browsers get their own directives', () => {
  expect(sharedUntil({ ...keeping, asBrowser: 'max-age=0' }, Infinity, now)).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
  );
});
