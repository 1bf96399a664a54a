import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { countJobsOfLandings, jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { useMemo } from 'react';
import { type LandingLink, landingLink } from './landing-links';
import { filterJobs, indexJobs, NO_FILTERS } from '@torque-tide/domain/jobs/job-filter';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useJobs } from '@/site/jobs/queries';

/** Returns a landing page's open jobs, featured first, with the state of their request. */
export function useLandingJobs(landing: JobLanding) {
  const { data, dataUpdatedAt, isPending, isError, isFetching, refetch } = useJobs();
  const taxonomy = useTaxonomy();
  const jobs = useMemo(
    // Uses the time of the server's read, so that server and browser render the same.
    () =>
      filterJobs(
        indexJobs(
          jobsOfLanding(landing, data ?? [], new Date(dataUpdatedAt)),
          dataUpdatedAt,
          taxonomy,
        ),
        NO_FILTERS,
      ),
    [landing, data, dataUpdatedAt, taxonomy],
  );
  return { jobs, isPending, hasFailed: isError && data === undefined, isFetching, refetch };
}

/** Returns links to the landing pages with open jobs, or to all while the jobs aren't known. */
export function useLandingLinks(landings: readonly JobLanding[]): LandingLink[] {
  const { data, dataUpdatedAt } = useJobs();
  return useMemo(() => {
    if (!data) return landings.map(landingLink);
    const counts = countJobsOfLandings(landings, data, new Date(dataUpdatedAt));
    return landings
      .map((landing, index) => ({ ...landingLink(landing), jobs: counts[index] ?? 0 }))
      .filter(({ jobs }) => jobs > 0);
  }, [landings, data, dataUpdatedAt]);
}
