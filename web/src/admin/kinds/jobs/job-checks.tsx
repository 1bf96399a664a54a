import type { Job } from '@torque-tide/contract/jobs';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { SideProps } from '@/admin/content/define-content';
import { AdvertPanel } from './advert-panel';
import { GooglePanel } from './google-panel';
import { jobFields, type JobValues, jobFromForm } from './job-fields';

/** Looks over the shoulder of who writes a job: what to mind, and what search engines will get. */
export function JobChecks(props: SideProps<Job, JobValues>) {
  const { control, item, now, onGoTo, replaceField } = props;
  // Every check reads all texts; typing goes before them.
  const typed = useDeferredValue(useWatch({ control }));
  const job = useMemo(
    () => jobFromForm({ ...jobFields.toValues(item), ...typed }, item, now),
    [typed, item, now],
  );
  return (
    <>
      <AdvertPanel job={job} onGoTo={onGoTo} replaceField={replaceField} />
      <GooglePanel job={job} now={now} />
    </>
  );
}
