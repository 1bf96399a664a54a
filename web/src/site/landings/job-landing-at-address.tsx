import {
  type JobLanding,
  landingAt,
  movedLanding,
} from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { Navigate, useParams } from 'react-router-dom';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { LazyNotFoundPage } from '@/site/not-found/lazy-not-found';
import { JobLandingPage } from './job-landing-page';

/** The landing page that the address names; of one that it had, the way to the one that it has. */
export function LandingAtAddress({ kind }: Pick<JobLanding, 'kind'>) {
  const taxonomy = useTaxonomy();
  const { slug } = useParams();
  const landing = landingAt(taxonomy, kind, slug);
  const moved = landing ? undefined : movedLanding(taxonomy, kind, slug);
  if (moved) return <Navigate to={landingPath(moved)} replace />;
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} />;
}
