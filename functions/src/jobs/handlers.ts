import { notFound } from '../content/collection';
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
    'jobs.create': ({ body }) => jobs.create(body),
    'jobs.update': ({ params, body, ifVersion }) => jobs.update(params.id, body, ifVersion),
    'jobs.delete': async ({ params, ifVersion }) => {
      await jobs.remove(params.id, ifVersion);
      return { id: params.id };
    },
  };
}
