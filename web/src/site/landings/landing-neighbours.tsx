import { isOfCountries, type LocationLanding } from '@torque-tide/domain/landings/job-landings';
import { useRead } from '@/shared/api/use-read';
import { LandingLinks } from '@/site/jobs/landing-links';
import { paths } from '@/site/paths';
import { queryOptions } from '@tanstack/react-query';
import { VISITOR_STALE_MS } from '@/shared/api/api-query';
import { jobsQuery } from '@/site/jobs/queries';

/**
 * Returns the query of nearby places with jobs. A document includes them; on a page opened by a
 * link the browser computes them with the gazetteer.
 */
export function landingNeighboursQuery(landing: LocationLanding) {
  return queryOptions({
    queryKey: ['landing-neighbours', landing.slug],
    queryFn: async ({ client }) => {
      const jobs = await client.fetchQuery(jobsQuery());
      const { findNeighbours } = await import('@torque-tide/domain/jobs/landing-neighbours');
      return findNeighbours(landing, jobs);
    },
    staleTime: VISITOR_STALE_MS,
  });
}

/** Links to searches around nearby places with jobs. */
export function LandingNeighbours({ landing }: { landing: LocationLanding }) {
  // Not essential: nothing shows if they can't be loaded.
  const { data = [] } = useRead(landingNeighboursQuery(landing));
  const links = data.map(({ name, distance, jobs, search }) => ({
    name: `${name}, ${distance}`,
    to: `${paths.jobs()}${search}`,
    jobs,
  }));
  const title = isOfCountries(landing) ? 'Across the border' : `Near ${landing.name}`;
  return <LandingLinks title={title} links={links} />;
}
