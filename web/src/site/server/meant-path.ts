import { paths } from '@/site/paths';

/** Characters that often follow an address in a text. */
const BEHIND = /(?:[.,:;!?'"*_)\]}>]|%[\da-f]{2}){1,20}$/i;

const JOB = /^\/jobs?\/(\d+)$/;
const CASE_STUDY = /^\/case-stud(?:y|ies)\/([a-z\d-]+)$/;

/**
 * Returns the path that a mistyped address of a job or case study probably means: '/JOBS/1042).'
 * and '/job/1042&fbclid=x' mean '/jobs/1042'. Doesn't check whether the item exists.
 */
export function meantPath(path: string): string | undefined {
  // Mail programs append the rest.
  const [address = ''] = path.split('&', 1);
  const typed = address.replace(BEHIND, '').toLowerCase();
  const [, job] = JOB.exec(typed) ?? [];
  const [, caseStudy] = CASE_STUDY.exec(typed) ?? [];
  if (job !== undefined) return paths.job(job);
  return caseStudy === undefined ? undefined : paths.caseStudy(caseStudy);
}
