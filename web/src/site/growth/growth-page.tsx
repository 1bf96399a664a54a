import { useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { PageHead } from '@/shared/ui/page/page-head';
import { lazyPart } from '@/site/document/lazy-part';
import { planCard } from '@/site/plan/plan-card';
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
  const { growth } = useSettings().claims;
  const card = planCard(useLocation().search, growth);
  return (
    <>
      <PageHead image="growth" card={card} title={pageTitle} description={description} />
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
