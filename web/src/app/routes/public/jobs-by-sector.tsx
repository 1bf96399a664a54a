import { sectorLanding } from '@torque-tide/contract/job-landings';
import { useParams } from 'react-router-dom';
import { JobLandingPage } from '@/features/jobs/job-landing-page';
import { NotFoundPage } from './not-found';

export function JobsBySectorPage() {
  const landing = sectorLanding(useParams()['slug']);
  return landing ? <JobLandingPage landing={landing} /> : <NotFoundPage />;
}
