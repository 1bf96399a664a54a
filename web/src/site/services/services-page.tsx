import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { PageHead } from '@/shared/ui/page/page-head';
import { CallLine } from '@/site/ui/call/call-line';
import { PageIntro } from '@/site/ui/page/page-intro';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Faq } from './faq';
import { SolutionCards } from './solution-cards';

export function Page() {
  const texts = useTexts('services');
  return (
    <>
      <PageHead title={texts.pageTitle} description={texts.description} />
      <PageIntro drawing="wing" actions={<CallLine />} title={texts.heading} lead={texts.lead} />
      <SolutionCards />
      <Faq />
      <ClosingBand title={texts.closingHeading} lead={texts.closing}>
        <ContactLink variant="contained" />
        <ButtonLink to={paths.growth()} variant="outlined">
          Growth pricing
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
