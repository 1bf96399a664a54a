import { ButtonLink } from '@/components/button-link';
import { ContactLink } from '@/components/contact-link';
import { ClosingBand } from '@/components/page/closing-band';
import { PageHead } from '@/components/page/page-head';
import { PageIntro } from '@/components/page/page-intro';
import { PageBody } from '@/components/page/page-body';
import { paths } from '@/config/paths';
import { CaseStudyList } from '@/features/case-studies/case-study-list';
import { withReads } from '@/lib/with-reads';

export const Page = withReads(function Page() {
  return (
    <>
      <PageHead
        image="case-study"
        title="Case Studies"
        description="How we found engineers, project leaders and executives for companies in clean energy and future mobility."
      />
      <PageIntro
        title="Case studies"
        lead="The brief, the market as we found it, and who was hired in the end: clean energy and future mobility, one project at a time."
      />
      <PageBody>
        <CaseStudyList />
      </PageBody>
      <ClosingBand
        title="Have a role like one of these?"
        lead="Tell us what the person has to achieve. We will say honestly whether we know the market for it."
      >
        <ContactLink variant="contained" />
        <ButtonLink to={paths.services()} variant="outlined">
          Ways to hire
        </ButtonLink>
      </ClosingBand>
    </>
  );
});
