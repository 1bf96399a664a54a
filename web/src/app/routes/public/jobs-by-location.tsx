import { locationLanding } from '@torque-tide/contract/job-landings';
import { useParams } from 'react-router-dom';
import { JobLandingPage } from '@/features/jobs/job-landing-page';
import { LazyNotFoundPage } from './lazy-not-found';
import { withReads } from '@/lib/with-reads';

export const Page = withReads(function Page() {
  const landing = locationLanding(useParams()['slug']);
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} />;
});
