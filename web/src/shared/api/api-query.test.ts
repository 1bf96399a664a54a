import { afterEach, expect, test, vi } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { readApi } from './api-query';

const { signal } = new AbortController();

afterEach(() => vi.restoreAllMocks());

test('starts the request without waiting for the parser', async () => {
  apiAnswers('jobs.list', [buildJob({ title: 'Wind analyst' })]);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const reading = readApi('/api/jobs', undefined, signal);
  expect(fetched).toHaveBeenCalledWith('/api/jobs', expect.anything());
  await expect(reading).resolves.toMatchObject([{ title: 'Wind analyst' }]);
});

test('fails as any call does', async () => {
  apiFails('jobs.get', 'not-found');
  await expect(readApi('/api/jobs/:id', { id: '1' }, signal)).rejects.toMatchObject({
    status: 404,
  });
});
