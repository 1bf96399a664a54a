import { isOfCountries, type LocationLanding } from '@torque-tide/domain/landings/job-landings';
import { useRead } from '@/shared/api/use-read';
import { LandingLinks } from '@/site/jobs/landing-links';
import { paths } from '@/site/paths';
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

/** Links to the searches around the places near that of a page, which have jobs as well. */
export function LandingNeighbours({ landing }: { landing: LocationLanding }) {
  // An extra: where they cannot be had, nothing stands in their place.
  const { data = [] } = useRead(landingNeighboursQuery(landing));
  const links = data.map(({ name, distance, jobs, search }) => ({
    name: `${name}, ${distance}`,
    to: `${paths.jobs()}${search}`,
    jobs,
  }));
  const title = isOfCountries(landing) ? 'Across the border' : `Near ${landing.name}`;
  return <LandingLinks title={title} links={links} />;
}
