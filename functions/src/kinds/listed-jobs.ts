import type { Answer } from '@torque-tide/contract/api';
import type { Job } from '@torque-tide/contract/jobs';
import { WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { toListedJob } from '@torque-tide/domain/jobs/to-listed-job';
import type { VisitorHandlers } from '../lib/handler';
import { createMemo } from '../lib/memo';

/** Answers the site's list and search. The list is the same object until a job changes. */
export function createListedJobs(
  list: () => Promise<Job[]>,
): Pick<VisitorHandlers, 'jobs.listed' | 'jobs.texts'> {
  const listedOf = createMemo((jobs: Job[]): Answer<'jobs.listed'> =>
    jobs.length > WHOLE_LIST_MAX ? jobs.map(toListedJob) : jobs,
  );
  return {
    'jobs.listed': async () => listedOf(await list()),
    'jobs.texts': async ({ params }) => findTexts(await list(), params.text),
  };
}
