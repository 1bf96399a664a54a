import { locationLanding } from '@torque-tide/domain/landings/job-landings';
import { useParams } from 'react-router-dom';
import { JobLandingPage } from './job-landing-page';
import { LazyNotFoundPage } from '@/site/not-found/lazy-not-found';
import { withReads } from '@/site/document/with-reads';

export const Page = withReads(function Page() {
  const landing = locationLanding(useParams()['slug']);
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} />;
});
