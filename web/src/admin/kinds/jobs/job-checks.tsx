import type { Job } from '@torque-tide/contract/jobs';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { SideProps } from '@/admin/content/define-content';
import { AdvertPanel } from './advert-panel';
import { GooglePanel } from './google-panel';
import { jobFields, type JobValues, toDraftJob } from './job-fields';

/** Looks over the shoulder of who writes a job: what to mind, and what search engines will get. */
export function JobChecks(props: SideProps<Job, JobValues>) {
  const { control, item: job, now, onGoTo, replaceField } = props;
  // Every check reads all texts; typing goes before them.
  const typed = useDeferredValue(useWatch({ control }));
  const draft = useMemo(
    () => toDraftJob({ ...jobFields.toValues(job), ...typed }, job, now),
    [typed, job, now],
  );
  return (
    <>
      <AdvertPanel draft={draft} onGoTo={onGoTo} replaceField={replaceField} />
      <GooglePanel draft={draft} now={now} />
    </>
  );
}
