import { PageHead } from '@/components/page/page-head';
import { latePart } from '@/components/page/late-part';
import { Hero } from '@/features/home/hero';

const SectorCards = latePart(
  'sector-cards',
  async () => (await import('@/features/home/sector-cards')).SectorCards,
);
const SolutionsSection = latePart(
  'solutions',
  async () => (await import('@/features/home/solutions-section')).SolutionsSection,
);
const StatsPanel = latePart(
  'stats',
  async () => (await import('@/features/home/stats-panel')).StatsPanel,
);
const TestimonialsSection = latePart(
  'testimonials',
  async () => (await import('@/features/testimonials/testimonials-section')).TestimonialsSection,
);
const TrustedBySection = latePart(
  'trusted-by',
  async () => (await import('@/features/client-logos/trusted-by-section')).TrustedBySection,
);
const LatestJobs = latePart(
  'latest-jobs',
  async () => (await import('@/features/jobs/latest-jobs')).LatestJobs,
);
const CallToAction = latePart(
  'call-to-action',
  async () => (await import('@/features/home/call-to-action')).CallToAction,
);
const ContactSection = latePart(
  'home-contact',
  async () => (await import('@/features/contact/contact-section')).ContactSection,
);

export function Page() {
  return (
    <>
      <PageHead
        hasFeeds
        description="Specialist recruitment for clean energy and future mobility: engineers, project leaders and executives for storage, wind, solar and charging."
      />
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
