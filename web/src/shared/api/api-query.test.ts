import { afterEach, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';
import { readApi } from './api-query';

afterEach(() => vi.restoreAllMocks());

test('starts the request without waiting for the parser', async () => {
  apiAnswers('jobs.list', [buildJob({ title: 'Wind analyst' })]);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const reading = readApi('/api/jobs', undefined, new AbortController().signal);
  expect(fetched).toHaveBeenCalledWith('/api/jobs', expect.anything());
  await expect(reading).resolves.toMatchObject([{ title: 'Wind analyst' }]);
});
