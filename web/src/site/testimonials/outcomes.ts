import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { queryOptions } from '@tanstack/react-query';
import { caseStudiesQuery, LIST_KEY } from '@/site/case-studies/queries';
import { figuresOf, normalised } from '@/site/case-studies/select';
import { testimonialsQuery } from './queries';

/** How a case study ended, for what its client says elsewhere. */
export interface Outcome extends Pick<CaseStudy, 'id' | 'title'> {
  /** Such as '9 hired' and '14 weeks'. */
  figures: readonly string[];
}

/** Returns the outcomes of case studies by the ids of testimonials of the same company. */
export function outcomesOf(
  testimonials: readonly Testimonial[],
  studies: readonly CaseStudy[],
): Readonly<Record<string, Outcome>> {
  const companyOf = ({ company, testimonial }: CaseStudy) =>
    normalised(company || testimonial?.company || '');
  return Object.fromEntries(
    testimonials.flatMap(({ id, company = '' }) => {
      const client = normalised(company);
      // The newest: lists of case studies begin with it.
      const study = client && studies.find((each) => companyOf(each) === client);
      if (!study) return [];
      return [[id, { id: study.id, title: study.title, figures: figuresOf(study.stats) }]];
    }),
  );
}

/** Reads both lists in the browser; Home's document brings just these. */
export function outcomesQuery() {
  return queryOptions({
    queryKey: [LIST_KEY, 'outcomes'],
    queryFn: async ({ client }) => {
      const [testimonials, studies] = await Promise.all([
        client.fetchQuery(testimonialsQuery()),
        client.fetchQuery(caseStudiesQuery()),
      ]);
      return outcomesOf(testimonials, studies);
    },
    // Too little to read a list of long texts again for.
    staleTime: Infinity,
  });
}
