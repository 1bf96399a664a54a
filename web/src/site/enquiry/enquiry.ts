import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import type { Solution } from '@/site/solutions/solutions';

/** The subject of an enquiry, which the link to the contact form carries. */
export type Enquiry =
  | { about: Solution['id'] | 'plan' }
  /** Roles like those of a case study, by its id. */
  | { about: 'case-study'; of: string }
  /** Roles that a search didn't find, in the search's words. */
  | { about: 'jobs'; of: string }
  /** Hiring for a landing page's roles, by its path below `/jobs`, such as `sector/wind`. */
  | { about: 'hiring'; of: string };

/** The URL parameters. */
export const ENQUIRY_PARAMS = { about: 'about', of: 'of' } as const;

/** Returns an enquiry about hiring people like those on a landing page. */
export function hiringAt({ kind, slug }: Pick<JobLanding, 'kind' | 'slug'>) {
  return { about: 'hiring', of: `${kind}/${slug}` } as const;
}

/**
 * Returns a URL's search with the enquiry written into it; other parameters stay, such as a plan.
 */
export function writeEnquiry(search: string, enquiry: Enquiry): string {
  const params = new URLSearchParams(search);
  params.set(ENQUIRY_PARAMS.about, enquiry.about);
  params.delete(ENQUIRY_PARAMS.of);
  if ('of' in enquiry) params.set(ENQUIRY_PARAMS.of, enquiry.of);
  return `?${params}`;
}
