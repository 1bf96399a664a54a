import { apiHangs } from './fake-api';

/** Lets Home wait for its content: for tests that end as soon as they have come there. */
export function homeIsLoading(): void {
  apiHangs('jobs.list');
  apiHangs('caseStudies.list');
  apiHangs('testimonials.list');
  apiHangs('clientLogos.list');
}
