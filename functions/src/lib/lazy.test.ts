import { expect, test, vi } from 'vitest';
import { createLazy } from './lazy';

test('nothing is made before somebody asks, and then once for all', async () => {
  const make = vi.fn(async () => ({}));
  const lazy = createLazy(make);
  expect(make).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([lazy(), lazy()]);
  expect(second).toBe(first);
  expect(await lazy()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what could not be made is tried again', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('Not now'));
  const lazy = createLazy(make);
  await expect(lazy()).rejects.toThrow('Not now');
  await expect(lazy()).resolves.toBe('made');
});
