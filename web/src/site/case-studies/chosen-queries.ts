import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { queryOptions } from '@tanstack/react-query';
import { taxonomyIn } from '@/shared/settings/use-settings';
import { jobsQuery } from '@/site/jobs/queries';
import { BELOW_KEY, caseStudiesQuery, LIST_KEY, STALE_TIME } from './queries';
import { afterCaseStudy, ofLanding } from './select';

/**
 * Returns the query of the content below a case study, chosen from both lists; a document includes
 * only that.
 */
export function afterCaseStudyQuery(study: CaseStudy) {
  return queryOptions({
    queryKey: [BELOW_KEY, study.id],
    queryFn: async ({ client }) => {
      const [studies, jobs] = await Promise.all([
        client.fetchQuery(caseStudiesQuery()),
        client.fetchQuery(jobsQuery()).catch(() => []),
      ]);
      return afterCaseStudy(taxonomyIn(client), study, studies, jobs, new Date());
    },
    staleTime: STALE_TIME,
  });
}

/**
 * Returns the query of a landing page's case studies, chosen from the list; a document includes
 * only these.
 */
export function landingCaseStudiesQuery(landing: JobLanding) {
  return queryOptions({
    queryKey: [LIST_KEY, 'landing', landing.kind, landing.slug],
    queryFn: async ({ client }) => ofLanding(landing, await client.fetchQuery(caseStudiesQuery())),
    staleTime: STALE_TIME,
  });
}
