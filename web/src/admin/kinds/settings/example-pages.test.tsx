import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { landingsOf } from '@torque-tide/domain/landings/job-landings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import type { ItemPage } from '@torque-tide/domain/texts/text-rows';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { openAdminCache } from '@/admin/app/admin-app';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs } from '@/test/fake-api';
import { everyPageOf, useExamplePages } from './example-pages';

const now = '2026-11-26T09:00:00.000Z';

function open(kinds: readonly ItemPage[], isSeen = true) {
  const client = openAdminCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useExamplePages({ pages: kinds, place: 'end' }, { isSeen, now }), {
    wrapper,
  }).result;
}

test('the example of an item is the first that visitors see', async () => {
  apiAnswers('jobs.list', [
    buildJob({ id: '1', isDraft: true }),
    buildJob({ id: '2', publishAt: '2026-11-26T09:00:01.000Z' }),
    buildJob({ id: '3', isActive: false }),
    buildJob({ id: '4', closesAt: '2026-11-25' }),
    buildJob({ id: '5', isFilled: true }),
    buildJob({ id: '6', title: 'Tidal engineer', closesAt: '2026-11-26' }),
    buildJob({ id: '7' }),
  ]);
  apiAnswers('caseStudies.list', [
    buildCaseStudy({ id: 'later', publishAt: '2026-12-01T09:00:00.000Z' }),
    buildCaseStudy({ id: 'a-team', title: 'A team' }),
  ]);
  const shown = open(['job', 'caseStudy']);
  await waitFor(() =>
    expect(shown.current).toEqual({
      pages: {
        '/jobs/6#end': 'Job: Tidal engineer',
        '/case-study/a-team#end': 'Case study: A team',
      },
      missing: [],
    }),
  );
});

test('texts of several kinds of page have an example of each, from the stored settings', async () => {
  const shown = open(['sector', 'location']);
  // Stand-in settings say nothing about pages.
  expect(shown.current).toMatchObject({ pages: {}, missing: [] });
  const [sector] = landingsOf(FIRST_SETTINGS.taxonomy).sectors;
  const [place] = landingsOf(FIRST_SETTINGS.taxonomy).locations;
  await waitFor(() =>
    expect(Object.entries(shown.current.pages)).toEqual([
      [`/jobs/sector/${sector?.slug}#end`, `Sector: ${sector?.name}`],
      [`/jobs/location/${place?.slug}#end`, `Place: ${place?.name}`],
    ]),
  );
});

test('says for each kind if there is no example', async () => {
  apiAnswers('jobs.list', [buildJob({ isDraft: true })]);
  apiAnswers('caseStudies.list', []);
  const taxonomy = { ...FIRST_SETTINGS.taxonomy, sectors: [] };
  apiAnswers('settings.get', { ...FIRST_SETTINGS, taxonomy });
  const shown = open(['job', 'caseStudy', 'sector', 'location']);
  await waitFor(() => expect(Object.keys(shown.current.pages)).toHaveLength(1));
  await waitFor(() =>
    expect(shown.current.missing).toEqual([
      'There is no page of an open job now.',
      'There is no page of a case study now.',
      'There is no page of a sector now.',
    ]),
  );
});

test('nothing is said as long as nobody knows, and a failure by its page', async () => {
  apiHangs('jobs.list');
  expect(open(['job']).current).toEqual({ pages: {}, missing: [] });
  apiFails('settings.get', 'unavailable');
  const failed = open(['sector']);
  await waitFor(() =>
    expect(failed.current.missing).toEqual(['The page of a sector could not be loaded.']),
  );
});

test('requests nothing while nobody looks', async () => {
  const asked = vi.fn(() => []);
  apiAnswers('caseStudies.list', asked);
  apiAnswers('jobs.list', [buildJob()]);
  open(['caseStudy'], false);
  // Later requests would have been answered by now.
  const seen = open(['job']);
  await waitFor(() => expect(Object.keys(seen.current.pages)).toHaveLength(1));
  expect(asked).not.toHaveBeenCalled();
});

test('names the pages of a kind together', () => {
  expect(everyPageOf(['sector', 'location'])).toBe('the page of every sector and place');
});
