import { useSettings } from '@/shared/settings/use-settings';
import { PageHead } from '@/shared/ui/page/page-head';
import { AboutHero } from './about-hero';
import { Directors } from './directors';
import { OurValues, WhyUs } from './why-us';

export function Page() {
  const { agency } = useSettings();
  return (
    <>
      <PageHead
        title="About Us"
        description={`${agency.name} links experts with companies in clean energy and future mobility: who we are, how we work and what we hold each other to.`}
      />
      <AboutHero />
      <WhyUs />
      <OurValues />
      <Directors />
    </>
  );
}
