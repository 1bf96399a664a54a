import { PageHead } from '@/shared/ui/page/page-head';
import { lazyPart } from '@/site/document/lazy-part';
import { useTexts } from '@/site/texts/use-texts';
import { GrowthHero } from './growth-hero';
import styles from './growth-page.module.css';
import { PriceLink } from './price-link';

const WhatIsIt = lazyPart('what-is-it', async () => (await import('./what-is-it')).WhatIsIt);
const WhyThisWorks = lazyPart(
  'why-this-works',
  async () => (await import('./why-this-works')).WhyThisWorks,
);
const Pricing = lazyPart('pricing', async () => (await import('./pricing')).Pricing);
const ContactSection = lazyPart(
  'growth-contact',
  async () => (await import('@/site/contact/contact-section')).ContactSection,
);

export function Page() {
  const { pageTitle, description } = useTexts('growth');
  return (
    <>
      <PageHead image="growth" title={pageTitle} description={description} />
      <GrowthHero />
      <div className={styles.beforePrice}>
        <WhatIsIt />
        <WhyThisWorks />
        <PriceLink />
      </div>
      <Pricing />
      <ContactSection />
    </>
  );
}
