import { paths } from '@/site/paths';

/** What stands behind an address in a text. */
const BEHIND = /(?:[.,:;!?'"*_)\]}>]|%[\da-f]{2}){1,20}$/i;

const JOB = /^\/jobs?\/(\d+)$/;
const CASE_STUDY = /^\/case-stud(?:y|ies)\/([a-z\d-]+)$/;

/**
 * Returns the page of a job or a case study that a mistyped address probably means: '/JOBS/1042).' and
 * '/job/1042&fbclid=x' mean '/jobs/1042'. Whether there is such an item is not asked.
 */
export function meantPath(path: string): string | undefined {
  // A mail program has put the rest behind it.
  const [address = ''] = path.split('&', 1);
  const typed = address.replace(BEHIND, '').toLowerCase();
  const [, job] = JOB.exec(typed) ?? [];
  const [, caseStudy] = CASE_STUDY.exec(typed) ?? [];
  if (job !== undefined) return paths.job(job);
  return caseStudy === undefined ? undefined : paths.caseStudy(caseStudy);
}
