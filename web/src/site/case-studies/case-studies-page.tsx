import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageIntro } from '@/site/ui/page/page-intro';
import { PageBody } from '@/site/ui/page/page-blocks';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { CaseStudyList } from './case-study-list';

const NAME = 'Case studies';
const STAND_IN = {
  heading: NAME,
  lead: '',
  closingHeading: '',
  closing: '',
  pageTitle: NAME,
  description: NAME,
};

export function Page() {
  const texts = useTexts('caseStudies', STAND_IN);
  return (
    <>
      <PageHead image="case-study" title={texts.pageTitle} description={texts.description} />
      <PageIntro drawing="oval" title={texts.heading} lead={texts.lead} />
      <PageBody>
        <CaseStudyList />
      </PageBody>
      {/* Without its texts the page has no closing band. */}
      {texts.closingHeading !== '' && (
        <ClosingBand title={texts.closingHeading} lead={texts.closing}>
          <ContactLink variant="contained" />
          <ButtonLink to={paths.services()} variant="outlined">
            Ways to hire
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}
