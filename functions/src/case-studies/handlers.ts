import { notFound } from '../content/current';
import type { HandlersOf } from '../http/handler';
import type { CaseStudyRepository } from './repository';

/** Case studies as an admin sees and changes them: as they are stored. */
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
    'caseStudies.create': ({ body, session }) => caseStudies.create(body, { by: session.username }),
    'caseStudies.update': ({ params, body, session, ifVersion }) =>
      caseStudies.update(params.id, body, { by: session.username }, ifVersion),
    'caseStudies.delete': async ({ params, session, ifVersion }) => {
      await caseStudies.remove(params.id, { by: session.username }, ifVersion);
      return { id: params.id };
    },
  };
}
