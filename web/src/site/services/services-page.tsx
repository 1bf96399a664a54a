import { ButtonLink } from '@/site/ui/button-link';
import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { wingDrawing } from '@/shared/ui/art/wing-drawing';
import { PageHead } from '@/shared/ui/page/page-head';
import { CallLine } from '@/site/ui/call/call-line';
import { PageIntro } from '@/site/ui/page/page-intro';
import { paths } from '@/site/paths';
import { Faq } from './faq';
import { SolutionCards } from './solution-cards';

export function Page() {
  return (
    <>
      <PageHead
        title="Solutions"
        description="Core, Contract, Exec Search and Growth: four ways to hire for clean energy and future mobility, from one niche role to a team by subscription."
      />
      <PageIntro
        drawing={wingDrawing}
        actions={<CallLine />}
        title="Four ways to hire"
        lead="From a single niche role to a recruitment team of your own by subscription. The market knowledge behind them is the same; what differs is how many people you need, and for how long."
      />
      <SolutionCards />
      <Faq />
      <ClosingBand
        title="Not sure which one you need?"
        lead="Tell us the roles and the date. If a single Core hire is all you need, that is what we will suggest."
      >
        <ContactLink variant="contained" />
        <ButtonLink to={paths.growth()} variant="outlined">
          Growth pricing
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
