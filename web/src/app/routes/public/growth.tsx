import { claims } from '@torque-tide/contract/claims';
import { PageHead } from '@/components/page/page-head';
import { latePart } from '@/components/page/late-part';
import { GrowthHero } from '@/features/growth/growth-hero';

const { maximumSaving, minimumMonths, placementFees } = claims.growth;

const WhatIsIt = latePart(
  'what-is-it',
  async () => (await import('@/features/growth/what-is-it')).WhatIsIt,
);
const WhyThisWorks = latePart(
  'why-this-works',
  async () => (await import('@/features/growth/why-this-works')).WhyThisWorks,
);
const Pricing = latePart(
  'pricing',
  async () => (await import('@/features/growth/pricing')).Pricing,
);
const ContactSection = latePart(
  'growth-contact',
  async () => (await import('@/features/contact/contact-section')).ContactSection,
);

export function Page() {
  return (
    <>
      <PageHead
        image="growth"
        title="Growth Model Pricing"
        description={`Recruitment by subscription from ${minimumMonths} months: a dedicated team at one monthly price, no ${placementFees} placement fees, save up to ${maximumSaving}. Calculate your plan.`}
      />
      <GrowthHero />
      <WhatIsIt />
      <WhyThisWorks />
      <Pricing />
      <ContactSection />
    </>
  );
}
