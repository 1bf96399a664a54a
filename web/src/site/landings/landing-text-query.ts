import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '@/shared/api/api-query';

/** As long as visitors' other reads. */
const STALE_MS = 5 * 60_000;

/** A landing page's own words. */
export function landingTextQuery({ kind, slug }: JobLanding) {
  return queryOptions({
    ...apiQuery('/api/landing-text/:kind/:id', { kind, id: slug }),
    staleTime: STALE_MS,
  });
}
