import type { Job } from '@torque-tide/contract/jobs';
import type { HistorySubject } from '@/components/admin/content-tools-context';
import { JOB_LABELS, jobFieldOf } from './job-values';

/** What a job's history is opened with. */
export function jobHistory({ id, title }: Job): HistorySubject {
  return {
    kind: 'jobs',
    id,
    title,
    labelOf: (path) => {
      const name = jobFieldOf(path);
      return name && JOB_LABELS[name];
    },
  };
}
