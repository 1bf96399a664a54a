import { PageHead } from '@/shared/ui/page/page-head';
import { lazyPart } from '@/site/document/lazy-part';
import { useTexts } from '@/site/texts/use-texts';
import { Hero } from './hero';

const SectorCards = lazyPart(
  'sector-cards',
  async () => (await import('./sector-cards')).SectorCards,
  { isOnFirstScreen: true },
);
const SolutionsSection = lazyPart(
  'solutions',
  async () => (await import('./solutions-section')).SolutionsSection,
);
const StatsPanel = lazyPart('stats', async () => (await import('./stats-panel')).StatsPanel);
const TestimonialsSection = lazyPart(
  'testimonials',
  async () => (await import('@/site/testimonials/testimonials-section')).TestimonialsSection,
);
const TrustedBySection = lazyPart(
  'trusted-by',
  async () => (await import('@/site/client-logos/trusted-by-section')).TrustedBySection,
);
const LatestJobs = lazyPart(
  'latest-jobs',
  async () => (await import('@/site/jobs/list/latest-jobs')).LatestJobs,
);
const CallToAction = lazyPart(
  'call-to-action',
  async () => (await import('./call-to-action')).CallToAction,
);
const ContactSection = lazyPart(
  'home-contact',
  async () => (await import('@/site/contact/contact-section')).ContactSection,
);

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
