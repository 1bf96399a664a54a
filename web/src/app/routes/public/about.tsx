import { brand } from '@torque-tide/contract/brand';
import { PageHead } from '@/components/page/page-head';
import { AboutHero } from '@/features/about/about-hero';
import { Directors } from '@/features/about/directors';
import { OurValues, WhyUs } from '@/features/about/why-us';

export function Page() {
  return (
    <>
      <PageHead
        title="About Us"
        description={`${brand.name} links experts with companies in clean energy and future mobility: who we are, how we work and what we hold each other to.`}
      />
      <AboutHero />
      <WhyUs />
      <OurValues />
      <Directors />
    </>
  );
}
