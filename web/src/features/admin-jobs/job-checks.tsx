import type { Job } from '@torque-tide/contract/jobs';
import { useDeferredValue, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { AdvertPanel } from './advert-panel';
import { GooglePanel } from './google-panel';
import { toDraftJob } from './job-draft';
import { type JobValues, toJobValues } from './job-values';

interface Props {
  control: Control<JobValues>;
  job: Job | undefined;
  /** When a new job would be posted. */
  now: string;
  onGoTo: (field: keyof JobValues) => void;
}

/** Looks over the shoulder of who writes a job: what to mind, and what search engines will get. */
export function JobChecks({ control, job, now, onGoTo }: Props) {
  // Every check reads all texts; typing goes before them.
  const typed = useDeferredValue(useWatch({ control }));
  const draft = useMemo(
    () => toDraftJob({ ...toJobValues(job), ...typed }, job, now),
    [typed, job, now],
  );
  return (
    <>
      <AdvertPanel draft={draft} onGoTo={onGoTo} />
      <GooglePanel draft={draft} now={now} />
    </>
  );
}
