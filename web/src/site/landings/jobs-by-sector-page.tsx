import { sectorLanding } from '@torque-tide/domain/landings/job-landings';
import { useParams } from 'react-router-dom';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { JobLandingPage } from './job-landing-page';
import { LazyNotFoundPage } from '@/site/not-found/lazy-not-found';

export function Page() {
  const landing = sectorLanding(useTaxonomy(), useParams()['slug']);
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} />;
}
