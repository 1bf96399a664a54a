import { render, screen } from '@testing-library/react';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { endWaitsAtOnce } from '@/test/short-waits';
import { pageAt } from './pages';
import { AppProviders } from './providers';

/** Opens a page from an empty shell, and returns its cache. */
async function open(path: string) {
  const client = createQueryClient();
  client.setQueryData(settingsQuery().queryKey, FIRST_SETTINGS);
  const route = pageAt(path)!;
  const Page = await route.load(client, true);
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders queryClient={client}>
        <Suspense>
          <Routes>
            <Route path={route.pattern} element={<Page pattern={route.pattern} />} />
          </Routes>
        </Suspense>
      </AppProviders>
    </MemoryRouter>,
  );
  return client;
}

test.each([
  ['/jobs', 'Jobs', 'The jobs could not be loaded just now.'],
  ['/jobs/saved', 'Saved jobs', 'Nothing saved yet'],
  ['/case-studies', 'Case studies', 'No case studies available yet.'],
  ['/no/such/page', 'Page not found', 'Back to Home'],
])(
  '%s shows stand-in texts if neither its document nor the API has any',
  async (path, heading, says) => {
    for (const name of ['texts.get', 'jobs.list', 'caseStudies.list'] as const) {
      apiFails(name, 'internal');
    }
    // Between the retries of case studies.
    endWaitsAtOnce([1000, 2000, 4000]);
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await screen.findByText(says)).toBeVisible();
  },
);

test.each([
  ['/jobs/1', 'Solar planner', 'You may also like', 'What happens after you apply'],
  ['/case-study/ours', 'Six solar farms', 'Open roles', 'Have a search like this one?'],
  ['/jobs/sector/solar', 'Solar jobs', 'Case studies', 'Hiring in this field?'],
])('%s omits what only its texts say', async (path, heading, below, text) => {
  const job = buildJob({ id: '1', title: 'Solar planner', sectorTags: 'Solar' });
  const study = buildCaseStudy({ id: 'ours', title: 'Six solar farms', sector: 'Solar' });
  apiFails('texts.get', 'internal');
  apiAnswers('jobs.get', job);
  apiAnswers('jobs.list', [job, { ...job, id: '2' }]);
  apiAnswers('caseStudies.get', study);
  apiAnswers('caseStudies.list', [study]);
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: below })).toBeVisible();
  expect(screen.queryByRole('heading', { name: text })).toBeNull();
});

test("replaces stand-in texts when the owner's arrive", async () => {
  apiAnswers('jobs.list', []);
  apiFails('texts.get', 'internal');
  const cache = await open('/jobs');
  await screen.findByRole('heading', { level: 1, name: 'Jobs' });
  apiAnswers('texts.get', showTexts('jobs', { heading: 'Our jobs' }, FIRST_SETTINGS));
  await cache.refetchQueries();
  expect(await screen.findByRole('heading', { level: 1, name: 'Our jobs' })).toBeVisible();
});

test("uses no stand-in texts while a document may still bring the owner's", async () => {
  apiFails('texts.get', 'internal');
  const page = pageAt('/no/such/page');
  await expect(page?.load(createQueryClient(), false)).rejects.toThrow('Something went wrong');
});
