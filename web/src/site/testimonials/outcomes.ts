import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { queryOptions } from '@tanstack/react-query';
import { caseStudiesQuery, LIST_KEY } from '@/site/case-studies/queries';
import { figuresOf, normalised } from '@/site/case-studies/select';
import { apiQuery } from '@/shared/api/api-query';

/** A case study's results, shown with its client's testimonial. */
export interface Outcome extends Pick<CaseStudy, 'id' | 'title'> {
  /** Such as '9 hired' and '14 weeks'. */
  figures: readonly string[];
}

/** Returns the outcomes of case studies by the ids of the same company's testimonials. */
export function outcomesOf(
  testimonials: readonly Testimonial[],
  studies: readonly CaseStudy[],
): Readonly<Record<string, Outcome>> {
  const companyOf = ({ company, testimonial }: CaseStudy) =>
    normalised(company || testimonial?.company || '');
  return Object.fromEntries(
    testimonials.flatMap(({ id, company = '' }) => {
      const client = normalised(company);
      // The list starts with the newest.
      const study = client && studies.find((each) => companyOf(each) === client);
      if (!study) return [];
      return [[id, { id: study.id, title: study.title, figures: figuresOf(study.stats) }]];
    }),
  );
}

/** Reads both lists in the browser; Home's document includes only the outcomes. */
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
    // Too minor to fetch a list of long texts again.
    staleTime: Infinity,
  });
}

export const testimonialsQuery = () => apiQuery('/api/testimonials');
