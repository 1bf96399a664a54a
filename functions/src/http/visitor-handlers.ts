import { notFound } from '../content/current';
import type { PublishedContent } from '../published/content';
import type { VisitorHandlers } from './handler';

/** What visitors get: published content only, from memory. */
export function createVisitorHandlers(published: PublishedContent): VisitorHandlers {
  const { jobs, caseStudies, testimonials, clientLogos, sectors, locations } = published;
  return {
    'jobs.list': () => jobs.list(),
    'jobs.get': async ({ params }) => found(await jobs.findById(params.id), 'Job'),
    'caseStudies.list': () => caseStudies.list(),
    'caseStudies.get': async ({ params }) =>
      found(await caseStudies.findById(params.id), 'Case study'),
    'testimonials.list': () => testimonials.list(),
    'clientLogos.list': () => clientLogos.list(),
    'sectors.list': () => sectors.list(),
    'locations.list': () => locations.list(),
  };
}

function found<T>(item: T | undefined, label: string): T {
  if (item === undefined) throw notFound(label);
  return item;
}
