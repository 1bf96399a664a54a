import { Suspense, lazy } from 'react';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { useIsPrinting } from '@/shared/browser/use-is-printing';
import { JobGrid } from './job-grid';

const VirtualJobList = lazy(async () => ({
  default: (await loadChunk(() => import('./virtual-job-list'))).VirtualJobList,
}));

/** Up to so many jobs are all rendered; of more, those near the screen. */
const RENDER_ALL_MAX = 60;

interface Props {
  jobs: readonly ListedJob[];
  /** The level of each job's title in the page. */
  headingLevel: 2 | 3;
}

/**
 * The jobs of a list, however many. A server renders the first ones of a long list plainly, and a printer
 * gets all.
 */
export function JobList({ jobs, headingLevel }: Props) {
  const isHydrated = useIsHydrated();
  const isPrinting = useIsPrinting();
  if (isPrinting) return <JobGrid jobs={jobs} headingLevel={headingLevel} />;
  const first = <JobGrid jobs={jobs.slice(0, RENDER_ALL_MAX)} headingLevel={headingLevel} />;
  if (jobs.length <= RENDER_ALL_MAX || !isHydrated) return first;
  return (
    <Suspense fallback={first}>
      <VirtualJobList jobs={jobs} headingLevel={headingLevel} />
    </Suspense>
  );
}
