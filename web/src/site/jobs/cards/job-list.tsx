import { Suspense } from 'react';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { useIsPrinting } from '@/shared/browser/use-media-query';
import { JobGrid } from './job-grid';

const VirtualJobList = lazyChunk(async () => (await import('./virtual-job-list')).VirtualJobList);

/** Longer lists render only the jobs near the screen. */
const RENDER_ALL_MAX = 60;

interface Props {
  jobs: readonly ListedJob[];
  headingLevel: 2 | 3;
}

/**
 * A list of jobs of any length. The server renders only the first ones of a long list; print
 * includes all.
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
