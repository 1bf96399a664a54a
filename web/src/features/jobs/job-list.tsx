import type { Job } from '@torque-tide/contract/jobs';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { JobGrid } from './job-grid';
import { VirtualJobList } from './virtual-job-list';

/** Up to so many jobs are all rendered; of more, those near the screen. */
export const RENDER_ALL_MAX = 60;

interface Props {
  jobs: readonly Job[];
}

/** The jobs of a list, however many. A server renders the first ones of a long list plainly. */
export function JobList({ jobs }: Props) {
  const isHydrated = useIsHydrated();
  if (jobs.length > RENDER_ALL_MAX && isHydrated) return <VirtualJobList jobs={jobs} />;
  return <JobGrid jobs={jobs.slice(0, RENDER_ALL_MAX)} />;
}
