import type { LocationLanding } from '@torque-tide/domain/landings/job-landings';
import { queryOptions } from '@tanstack/react-query';
import { JOBS_STALE_MS, jobsQuery } from '@/site/jobs/queries';

/**
 * The places with jobs near that of a page. A document brings them; the browser fetches a gazetteer
 * for them, when the page is opened by a link.
 */
export function landingNeighboursQuery(landing: LocationLanding) {
  return queryOptions({
    queryKey: ['landing-neighbours', landing.slug],
    queryFn: async ({ client }) => {
      const jobs = await client.fetchQuery(jobsQuery());
      const { findNeighbours } = await import('./find-neighbours');
      return findNeighbours(landing, jobs);
    },
    staleTime: JOBS_STALE_MS,
  });
}
