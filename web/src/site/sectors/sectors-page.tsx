import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { PageHead } from '@/shared/ui/page/page-head';
import { CallLine } from '@/site/ui/call/call-line';
import { PageIntro } from '@/site/ui/page/page-intro';
import { useTexts } from '@/site/texts/use-texts';
import { SectorTabs } from './sector-tabs';

export function Page() {
  const texts = useTexts('sectors');
  return (
    <>
      <PageHead title={texts.pageTitle} description={texts.description} />
      <PageIntro
        drawing="two-cylinders"
        actions={<CallLine />}
        title={texts.heading}
        lead={texts.lead}
      />
      <SectorTabs />
      <ClosingBand title={texts.closingHeading} lead={texts.closing}>
        <ContactLink variant="contained" />
      </ClosingBand>
    </>
  );
}
