import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Most cards of Home's Latest Jobs. */
export const LATEST_MAX = 6;

/** What Home's document shows of the list, which nobody asks for: the list itself comes when the visitor nears it. */
export function latestJobsQuery() {
  return queryOptions<readonly ListedJob[]>({ queryKey: ['latest-jobs'], queryFn: skipToken });
}
