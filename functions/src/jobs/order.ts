import type { Job } from '@torque-tide/contract/jobs';
import { compareText } from '../content/order';

/** Featured jobs first, then the newest. */
export function compareJobs(a: Job, b: Job): number {
  return (
    Number(b.isFeatured) - Number(a.isFeatured) ||
    Date.parse(b.postedAt) - Date.parse(a.postedAt) ||
    compareText(a.id, b.id)
  );
}
