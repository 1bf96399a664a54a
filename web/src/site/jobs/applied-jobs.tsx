import { shortDay } from '@torque-tide/domain/dates';
import { createStoredJobs } from './stored-jobs';

interface AppliedJob {
  id: string;
  title: string;
  /** In ISO 8601. */
  at: string;
}

const APPLIED_MAX = 100;

const applied = createStoredJobs<AppliedJob>(
  'appliedJobs',
  APPLIED_MAX,
  ({ at }) => typeof at === 'string',
);

/** Remembers on this device that the visitor has applied. */
export function noteApplication({ id, title }: Omit<AppliedJob, 'at'>): void {
  const others = applied.read().filter((job) => job.id !== id);
  applied.write([{ id, title, at: new Date().toISOString() }, ...others].slice(0, APPLIED_MAX));
}

/** Shows when the visitor applied for a job on this device. */
export function AppliedNote({ id }: { id: string }) {
  const job = applied.useJobs().find((one) => one.id === id);
  return job && <strong>{`Applied on ${shortDay(job.at)}`}</strong>;
}
