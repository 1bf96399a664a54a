import { CaseStudyArticle } from '@/shared/content/case-study/case-study-article';
import { caseStudyViewOf } from '@/shared/content/case-study/case-study-view';
import { useRead } from '@/shared/api/use-read';
import { previewQuery } from './queries';

/** A case study as its page will show it. */
export function PreviewedCaseStudy() {
  const { data: preview } = useRead(previewQuery());
  return (
    preview?.kind === 'caseStudies' && <CaseStudyArticle view={caseStudyViewOf(preview.item)} />
  );
}
