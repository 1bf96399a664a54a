import { landingText } from '@torque-tide/contract/job-landing-text';
import { sectorLanding } from '@torque-tide/contract/job-landings';
import { sectorTexts } from '@torque-tide/contract/job-landing-sector-texts';
import { useParams } from 'react-router-dom';
import { JobLandingPage } from '@/features/jobs/job-landing-page';
import { LazyNotFoundPage } from './lazy-not-found';
import { withQueries } from '@/lib/query-root';

export const JobsBySectorPage = withQueries(function JobsBySectorPage() {
  const landing = sectorLanding(useParams()['slug']);
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} text={landingText(sectorTexts, landing)} />;
});
