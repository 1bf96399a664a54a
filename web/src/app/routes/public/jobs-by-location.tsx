import { locationLanding } from '@torque-tide/contract/job-landings';
import { useParams } from 'react-router-dom';
import { JobLandingPage } from '@/features/jobs/job-landing-page';
import { NotFoundPage } from './not-found';

export function JobsByLocationPage() {
  const landing = locationLanding(useParams()['slug']);
  return landing ? <JobLandingPage landing={landing} /> : <NotFoundPage />;
}
