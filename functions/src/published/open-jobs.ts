import type { Job } from '@torque-tide/contract/jobs';
import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import type { Clock } from '../lib/clock';
import type { PublishedCollection } from './collection';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Jobs as visitors see them: one whose closing day has passed is gone, without anybody's change. */
export function onlyOpen(jobs: PublishedCollection<Job>, clock: Clock): PublishedCollection<Job> {
  // The same array as long as neither the jobs nor the day change: an answer made of it is kept.
  let last: { of: Job[]; day: string; open: Job[] } | undefined;

  async function findDated(id: string) {
    const found = await jobs.findDated(id);
    return found && isOpen(found.item, clock.now()) ? found : undefined;
  }

  return {
    ...jobs,
    list: async () => {
      const all = await jobs.list();
      const now = clock.now();
      const day = now.toISOString().slice(0, DAY_LENGTH);
      if (last?.of !== all || last.day !== day) {
        last = { of: all, day, open: all.filter((job) => isOpen(job, now)) };
      }
      return last.open;
    },
    findById: async (id) => (await findDated(id))?.item,
    findDated,
    listChanged: async () => {
      const now = clock.now();
      return (await jobs.listChanged()).filter((job) => isOpen(job, now));
    },
  };
}
