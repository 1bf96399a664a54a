import type { Answer } from '@torque-tide/contract/api';
import type { Job } from '@torque-tide/contract/jobs';
import { WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import type { HeardTexts } from '@torque-tide/contract/listed-jobs';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { toListedJob } from '@torque-tide/domain/jobs/to-listed-job';
import { LRUCache } from 'lru-cache';
import type { VisitorHandlers } from '../lib/handler';

/** Of the last searches, while the jobs are the same: one may have the ids of all of them. */
const SEARCHES_MAX = 100;

/** Answers the site's list and its search, with the same object for as long as the list is the same. */
export function createListedJobs(
  list: () => Promise<Job[]>,
): Pick<VisitorHandlers, 'jobs.listed' | 'jobs.texts'> {
  let made: ReturnType<typeof answersOf> | undefined;

  function answersTo(jobs: Job[]) {
    if (made?.jobs !== jobs) made = answersOf(jobs);
    return made;
  }

  return {
    'jobs.listed': async () => answersTo(await list()).listed,
    'jobs.texts': async ({ params }) => answersTo(await list()).search(params.text),
  };
}

function answersOf(jobs: Job[]) {
  const listed: Answer<'jobs.listed'> = jobs.length > WHOLE_LIST_MAX ? jobs.map(toListedJob) : jobs;
  const searches = new LRUCache<string, HeardTexts>({ max: SEARCHES_MAX });
  return {
    jobs,
    listed,
    search(text: string): HeardTexts {
      // Who types the same in other letters asks for the same.
      const key = text.trim().toLowerCase();
      const found = searches.get(key) ?? findTexts(jobs, key);
      searches.set(key, found);
      return found;
    },
  };
}
