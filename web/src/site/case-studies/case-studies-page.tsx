import { ButtonLink } from '@/site/ui/button-link';
import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { ovalDrawing } from '@/shared/ui/art/oval-drawing';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageIntro } from '@/site/ui/page/page-intro';
import { PageBody } from '@/site/ui/page/page-body';
import { paths } from '@/site/paths';
import { CaseStudyList } from './case-study-list';

export function Page() {
  return (
    <>
      <PageHead
        image="case-study"
        title="Case Studies"
        description="How we found engineers, project leaders and executives for companies in clean energy and future mobility."
      />
      <PageIntro
        drawing={ovalDrawing}
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
}
