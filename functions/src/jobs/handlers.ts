import { notFound } from '../content/current';
import type { HandlersOf } from '../http/handler';
import type { JobRepository } from './repository';

/** Jobs: visitors see the active ones, an admin all. */
export function createJobHandlers(jobs: JobRepository): HandlersOf<'jobs.'> {
  return {
    'jobs.list': async ({ session }) => {
      const all = await jobs.list();
      return session ? all : all.filter((job) => job.isActive);
    },
    'jobs.get': async ({ params, session }) => {
      const job = await jobs.findById(params.id);
      if (!job || !(job.isActive || session)) throw notFound('Job');
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
