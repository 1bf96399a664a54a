import { landingText } from '@torque-tide/contract/job-landing-text';
import { locationLanding } from '@torque-tide/contract/job-landings';
import { locationTexts } from '@torque-tide/contract/job-landing-location-texts';
import { useParams } from 'react-router-dom';
import { JobLandingPage } from '@/features/jobs/job-landing-page';
import { LazyNotFoundPage } from './lazy-not-found';
import { withQueries } from '@/lib/query-root';

export const JobsByLocationPage = withQueries(function JobsByLocationPage() {
  const landing = locationLanding(useParams()['slug']);
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} text={landingText(locationTexts, landing)} />;
});
