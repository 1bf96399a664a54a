import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import type { Solution } from '@/site/solutions/solutions';

/** What a visitor asks about: the link to the contact form says it, so that the form knows. */
export type Enquiry =
  | { about: Solution['id'] | 'plan' }
  /** A search like one of the case studies, by its id. */
  | { about: 'case-study'; of: string }
  /** Work of a kind that a search has not found, in the search's words. */
  | { about: 'jobs'; of: string }
  | Hiring;

/** Hiring where a page lists jobs, by its path below `/jobs`, such as `sector/wind`. */
interface Hiring {
  about: 'hiring';
  of: string;
}

/** Names in the URL. */
export const ENQUIRY_PARAMS = { about: 'about', of: 'of' } as const;

/** An enquiry about hiring people like those on a landing page. */
export function hiringAt({ kind, slug }: Pick<JobLanding, 'kind' | 'slug'>): Hiring {
  return { about: 'hiring', of: `${kind}/${slug}` };
}

/** A URL's search with the enquiry put in; what it holds beside that stays, such as a plan. */
export function writeEnquiry(search: string, enquiry: Enquiry): string {
  const params = new URLSearchParams(search);
  params.set(ENQUIRY_PARAMS.about, enquiry.about);
  params.delete(ENQUIRY_PARAMS.of);
  if ('of' in enquiry) params.set(ENQUIRY_PARAMS.of, enquiry.of);
  return `?${params}`;
}
