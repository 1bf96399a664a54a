import { PageHead } from '@/components/page/page-head';
import { Part } from '@/components/page/part';
import { TrustedBySection } from '@/features/client-logos/trusted-by-section';
import { ContactSection } from '@/features/contact/contact-section';
import { CallToAction } from '@/features/home/call-to-action';
import { Hero } from '@/features/home/hero';
import { SectorCards } from '@/features/home/sector-cards';
import { SolutionsSection } from '@/features/home/solutions-section';
import { StatsPanel } from '@/features/home/stats-panel';
import { LatestJobs } from '@/features/jobs/latest-jobs';
import { TestimonialsSection } from '@/features/testimonials/testimonials-section';

export function HomePage() {
  return (
    <>
      <PageHead
        hasFeeds
        description="Specialist recruitment for clean energy and future mobility: engineers, project leaders and executives for storage, wind, solar and charging."
      />
      <Hero />
      <Part>
        <SectorCards />
      </Part>
      <Part>
        <SolutionsSection />
      </Part>
      <Part>
        <StatsPanel />
      </Part>
      <Part>
        <TestimonialsSection />
      </Part>
      <Part>
        <TrustedBySection />
      </Part>
      <Part>
        <LatestJobs />
      </Part>
      <Part>
        <CallToAction />
      </Part>
      <Part>
        <ContactSection />
      </Part>
    </>
  );
}
