import { PageHead } from '@/shared/ui/page/page-head';
import { useTexts } from '@/site/texts/use-texts';
import { AboutHero } from './about-hero';
import { Directors } from './directors';
import { OurValues, WhyUs } from './why-us';

export function Page() {
  const { pageTitle, description } = useTexts('about');
  return (
    <>
      <PageHead title={pageTitle} description={description} />
      <AboutHero />
      <WhyUs />
      <OurValues />
      <Directors />
    </>
  );
}
