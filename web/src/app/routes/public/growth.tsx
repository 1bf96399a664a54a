import { claims } from '@torque-tide/contract/claims';
import { PageHead } from '@/components/page/page-head';
import { Part } from '@/components/page/part';
import { ContactSection } from '@/features/contact/contact-section';
import { GrowthHero } from '@/features/growth/growth-hero';
import { Pricing } from '@/features/growth/pricing';
import { WhatIsIt } from '@/features/growth/what-is-it';
import { WhyThisWorks } from '@/features/growth/why-this-works';

const { maximumSaving, minimumMonths, placementFees } = claims.growth;

export function GrowthPage() {
  return (
    <>
      <PageHead
        image="growth"
        title="Growth Model Pricing"
        description={`Recruitment by subscription from ${minimumMonths} months: a dedicated team at one monthly price, no ${placementFees} placement fees, save up to ${maximumSaving}. Calculate your plan.`}
      />
      <GrowthHero />
      <Part>
        <WhatIsIt />
      </Part>
      <Part>
        <WhyThisWorks />
      </Part>
      <Part>
        <Pricing />
      </Part>
      <Part>
        <ContactSection />
      </Part>
    </>
  );
}
