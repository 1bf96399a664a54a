import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '@/lib/api-error';
import { apiQuery } from '@/lib/query-client';

const STALE_TIME = 60_000;
const RETRIES = 3;

/** A case study that is not there will not come by asking again; anything else may. */
function retry(failures: number, error: Error): boolean {
  return !hasStatus(error, 404) && failures < RETRIES;
}

/** All case studies, newest first. */
export function useCaseStudies() {
  return useQuery({ ...apiQuery('caseStudies.list'), staleTime: STALE_TIME, retry });
}

/** One case study; without an id nothing is asked. */
export function useCaseStudy(id: string | undefined) {
  return useQuery({
    ...apiQuery('caseStudies.get', { id: id ?? '' }),
    enabled: Boolean(id),
    staleTime: STALE_TIME,
    retry,
  });
}
