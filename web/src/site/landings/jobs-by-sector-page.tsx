import { sectorLanding, movedLanding } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { Navigate, useParams } from 'react-router-dom';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { JobLandingPage } from './job-landing-page';
import { LazyNotFoundPage } from '@/site/not-found/lazy-not-found';

export function Page() {
  const taxonomy = useTaxonomy();
  const { slug } = useParams();
  const landing = sectorLanding(taxonomy, slug);
  const moved = landing ? undefined : movedLanding(taxonomy, 'sector', slug);
  if (moved) return <Navigate to={landingPath(moved)} replace />;
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} />;
}
