import { PageHead } from '@/shared/ui/page/page-head';
import { lazyPart } from '@/site/document/lazy-part';
import { useTexts } from '@/site/texts/use-texts';
import { GrowthHero } from './growth-hero';
import styles from './growth-page.module.css';
import { useIsOnScreen } from '@/shared/browser/use-is-on-screen';
import { anchors } from '@/site/paths';
import { SectionLink } from './section-link';

const WhatIsIt = lazyPart('WhatIsIt', () => import('./what-is-it'));
const WhyThisWorks = lazyPart('WhyThisWorks', () => import('./why-this-works'));
const Pricing = lazyPart('Pricing', () => import('./pricing'));
const ContactSection = lazyPart('ContactSection', () => import('@/site/contact/contact-section'), {
  page: 'growth',
});

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

const findPrice = () => document.getElementById(anchors.pricing);

/** On phones, keeps a link to the price in view until the price itself is. */
function PriceLink() {
  const isThere = useIsOnScreen(findPrice);
  return (
    <div className={styles.bar} data-hidden={isThere}>
      <SectionLink to={anchors.pricing} variant="contained">
        View Pricing
      </SectionLink>
    </div>
  );
}
