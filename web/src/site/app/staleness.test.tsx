import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { locationsQuery, sectorsQuery } from '@/admin/content/choices';
import { caseStudies } from '@/admin/kinds/case-studies/case-studies';
import { jobs } from '@/admin/kinds/jobs/jobs';
import { useCaseStudies, useCaseStudy } from '@/site/case-studies/queries';
import { clientLogosQuery } from '@/site/client-logos/queries';
import { consultantsQuery } from '@/site/consultants/queries';
import { useJob, useJobs } from '@/site/jobs/queries';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers, server } from '@/test/fake-api';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let calls = 0;
beforeEach(() => {
  calls = 0;
  server.events.on('request:start', () => (calls += 1));
  vi.useFakeTimers({ toFake: ['Date'] });
  apiAnswers('jobs.list', []);
  apiAnswers('jobs.get', buildJob());
  apiAnswers('caseStudies.list', []);
  apiAnswers('caseStudies.get', buildCaseStudy());
  apiAnswers('clientLogos.list', []);
});
function createWrapper() {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

const reads: [
  name: string,
  ms: number,
  useRead: () => Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching'>,
][] = [
  ['jobs', 5 * MINUTE, useJobs],
  ['one job', 5 * MINUTE, () => useJob('1042')],
  ['jobs in the admin area', MINUTE, () => useQuery(jobs.list)],
  ['sectors beside the admin’s jobs', 60 * MINUTE, () => useQuery(sectorsQuery.ofJobs)],
  ['locations', 60 * MINUTE, () => useQuery(locationsQuery)],
  ['case studies', MINUTE, useCaseStudies],
  ['one case study', MINUTE, () => useCaseStudy('building-a-storage-team')],
  ['case studies in the admin area', MINUTE, () => useQuery(caseStudies.list)],
  ['sectors in the form of a case study', MINUTE, () => useQuery(sectorsQuery.ofCaseStudies)],
  ['client logos', 5 * MINUTE, () => useQuery(clientLogosQuery())],
  ['consultants', 5 * MINUTE, () => useQuery(consultantsQuery())],
  ['what the owner has settled', 5 * MINUTE, () => useQuery(settingsQuery())],
];

test.each(reads)('%s stay fresh for exactly %i ms', async (_, ms, useRead) => {
  const wrapper = createWrapper();
  const visit = async () => {
    const { result, unmount } = renderHook(useRead, { wrapper });
    await waitFor(() =>
      expect(result.current).toMatchObject({ isPending: false, isError: false, isFetching: false }),
    );
    unmount();
  };
  await visit();
  expect(calls).toBe(1);
  vi.setSystemTime(Date.now() + ms - SECOND);
  await visit();
  expect(calls).toBe(1);
  vi.setSystemTime(Date.now() + 2 * SECOND);
  await visit();
  expect(calls).toBe(2);
});

describe('without an id', () => {
  test.each([
    ['job', () => useJob(undefined)],
    ['case study', () => useCaseStudy(undefined)],
  ])('fetches no %s', async (_, useRead) => {
    const { result } = renderHook<{ isFetching: boolean }, unknown>(useRead, {
      wrapper: createWrapper(),
    });
    expect(result.current.isFetching).toBe(false);
    expect(calls).toBe(0);
  });
});
