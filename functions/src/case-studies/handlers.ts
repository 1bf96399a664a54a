import { notFound } from '../content/collection';
import type { HandlersOf } from '../http/handler';
import type { CaseStudyRepository } from './repository';

/** Case studies: all of them are public. */
export function createCaseStudyHandlers(
  caseStudies: CaseStudyRepository,
): HandlersOf<'caseStudies.'> {
  return {
    'caseStudies.list': () => caseStudies.list(),
    'caseStudies.get': async ({ params }) => {
      const caseStudy = await caseStudies.findById(params.id);
      if (!caseStudy) throw notFound('Case study');
      return caseStudy;
    },
    'caseStudies.create': ({ body }) => caseStudies.create(body),
    'caseStudies.update': ({ params, body, ifVersion }) =>
      caseStudies.update(params.id, body, ifVersion),
    'caseStudies.delete': async ({ params, ifVersion }) => {
      await caseStudies.remove(params.id, ifVersion);
      return { id: params.id };
    },
  };
}
