import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { CaseStudyArticle } from '@/shared/content/case-study/case-study-article';
import { caseStudyViewOf } from '@/shared/content/case-study/case-study-view';
import { PageHead } from '@/shared/ui/page/page-head';
import { JobsPageFrame } from '@/site/jobs/jobs-page-frame';

/** A case study as its page will show it. */
export function PreviewedCaseStudy({ study }: { study: CaseStudy }) {
  return (
    <JobsPageFrame>
      <PageHead title={`${study.title} - Preview`} description="A preview." isIndexed={false} />
      <CaseStudyArticle view={caseStudyViewOf(study)} />
    </JobsPageFrame>
  );
}
