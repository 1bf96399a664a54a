import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns a result in time, and leaves no timer behind', async () => {
  await expect(withDeadline(8_000, async () => 'done')).resolves.toBe('done');
  const error = new Error('broken');
  await expect(
    withDeadline(8_000, async () => {
      throw error;
    }),
  ).rejects.toBe(error);
  expect(vi.getTimerCount()).toBe(0);
});

test('refuses a late result, and ignores its outcome', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = () => new Promise<never>((_, reject) => (fail = reject));
  const late = withDeadline(8_000, work);
  const refused = expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await vi.advanceTimersByTimeAsync(8_000);
  await refused;
  fail(new Error('nobody hears this'));
});
