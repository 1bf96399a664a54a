import { PageHead } from '@/components/page/page-head';
import { PageIntro } from '@/components/page/page-intro';
import { Wrap } from '@/components/page/wrap';
import { CaseStudyList } from '@/features/case-studies/case-study-list';

export function CaseStudiesPage() {
  return (
    <>
      <PageHead
        title="Case Studies"
        description="How we found engineers, project leaders and executives for companies in clean energy and future mobility."
      />
      <PageIntro
        title="Case studies"
        lead="The brief, the market as we found it, and who was hired in the end: clean energy and future mobility, one project at a time."
      />
      <Wrap>
        <CaseStudyList />
      </Wrap>
    </>
  );
}
