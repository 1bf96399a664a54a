import { notFound } from '../content/current';
import type { HandlersOf } from '../http/handler';
import type { JobRepository } from './repository';

/** Jobs as an admin sees and changes them: all of them, as they are stored. */
export function createJobHandlers(jobs: JobRepository): HandlersOf<'jobs.'> {
  return {
    'jobs.list': () => jobs.list(),
    'jobs.get': async ({ params }) => {
      const job = await jobs.findById(params.id);
      if (!job) throw notFound('Job');
      return job;
    },
    'jobs.create': ({ body, session }) => jobs.create(body, { by: session.username }),
    'jobs.update': ({ params, body, session, ifVersion }) =>
      jobs.update(params.id, body, { by: session.username }, ifVersion),
    'jobs.delete': async ({ params, session, ifVersion }) => {
      await jobs.remove(params.id, { by: session.username }, ifVersion);
      return { id: params.id };
    },
  };
}
