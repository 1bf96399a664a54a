import { automotiveJobs } from './automotive';
import { chargingJobs } from './charging';
import { hydrogenJobs } from './hydrogen';
import { mobilityJobs } from './mobility';
import { solarJobs } from './solar';
import { storageJobs } from './storage';
import type { DemoJob } from './demo-job';
import { windJobs } from './wind';

const newestFirst = [
  ...storageJobs,
  ...solarJobs,
  ...windJobs,
  ...hydrogenJobs,
  ...chargingJobs,
  ...automotiveJobs,
  ...mobilityJobs,
].sort((a, b) => a.postedDaysAgo - b.postedDaysAgo);

/** Every demo job, newest first, numbered from 1001 as the job counter would. */
export const demoJobs: readonly DemoJob[] = newestFirst.map((job, n) =>
  Object.assign({}, job, { id: String(1_000 + newestFirst.length - n) }),
);
