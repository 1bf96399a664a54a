import { caseStudyPath, jobPath } from '@torque-tide/domain/paths';
import type { CardWords } from '@torque-tide/domain/seo/social-cards';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { JobArticleModel } from '@/shared/content/job/job-article-model';
import { NO_SALARY } from '@/shared/content/job/job-view-model';

/** Where a job is, what it is called and what it pays. */
export function jobCard({
  id,
  tone,
  location,
  jobType,
  title,
  salary,
}: JobArticleModel): CardWords {
  return {
    address: jobPath(id),
    ground: tone === 'torque' ? 'future-mobility-job' : 'clean-energy-job',
    // One word where the type says what the place says ('Remote').
    label: [...new Set([location, jobType])].filter(Boolean).join(' · '),
    title,
    figures: salary === NO_SALARY ? [] : [{ value: salary }],
  };
}

/** For whom a team was found, and how fast. */
export function caseStudyCard({ id, sector, company, title, stats }: CaseStudy): CardWords {
  const { peopleHired, timeToHire } = stats;
  return {
    address: caseStudyPath(id),
    ground: 'case-study',
    label: [sector, company].filter(Boolean).join(' · '),
    title,
    figures: [
      ...(peopleHired === undefined ? [] : [{ value: String(peopleHired), label: 'hired' }]),
      ...(timeToHire ? [{ value: timeToHire, label: 'to hire' }] : []),
    ],
  };
}
