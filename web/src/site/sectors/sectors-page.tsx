import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { twoCylindersDrawing } from '@/shared/ui/art/two-cylinders-drawing';
import { PageHead } from '@/shared/ui/page/page-head';
import { CallLine } from '@/site/ui/call/call-line';
import { PageIntro } from '@/site/ui/page/page-intro';
import { SectorTabs } from './sector-tabs';

export function Page() {
  return (
    <>
      <PageHead
        title="Sectors"
        description="Clean energy and future mobility: how the two markets hire, who moves them, and what is changing."
      />
      <PageIntro
        drawing={twoCylindersDrawing}
        actions={<CallLine />}
        title="Two sectors, known well"
        lead="We recruit for clean energy and future mobility, and for nothing else. This is how we see the two markets."
      />
      <SectorTabs />
      <ClosingBand
        title="Working where the two meet?"
        lead="Storage at a charging hub, grid for a depot, batteries for both: many of our briefs need people from either side."
      >
        <ContactLink variant="contained" />
      </ClosingBand>
    </>
  );
}
