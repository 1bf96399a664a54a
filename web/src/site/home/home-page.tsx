import { PageHead } from '@/shared/ui/page/page-head';
import { lazyPart } from '@/site/document/lazy-part';
import { useTexts } from '@/site/texts/use-texts';
import { Hero } from './hero';

const SectorCards = lazyPart('SectorCards', () => import('./sector-cards'), {
  isOnFirstScreen: true,
});
const SolutionsSection = lazyPart('SolutionsSection', () => import('./solutions-section'));
const StatsPanel = lazyPart('StatsPanel', () => import('./stats-panel'));
const TestimonialsSection = lazyPart(
  'TestimonialsSection',
  () => import('@/site/testimonials/testimonials-section'),
);
const TrustedBySection = lazyPart(
  'TrustedBySection',
  () => import('@/site/client-logos/trusted-by-section'),
);
const LatestJobs = lazyPart('LatestJobs', () => import('@/site/jobs/list/latest-jobs'));
const CallToAction = lazyPart('CallToAction', () => import('./call-to-action'));
const ContactSection = lazyPart('ContactSection', () => import('@/site/contact/contact-section'), {
  page: 'home',
});

export function Page() {
  const { description } = useTexts('home');
  return (
    <>
      <PageHead hasFeeds description={description} />
      <Hero />
      <SectorCards />
      <SolutionsSection />
      <StatsPanel />
      <TestimonialsSection />
      <TrustedBySection />
      <LatestJobs />
      <CallToAction />
      <ContactSection />
    </>
  );
}
