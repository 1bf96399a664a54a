import type { LocationLanding } from '@torque-tide/domain/landings/job-landings';
import { useRead } from '@/shared/api/use-read';
import { LandingLinks } from '@/site/jobs/landing-links';
import { paths } from '@/site/paths';
import { landingNeighboursQuery } from './landing-neighbours-query';

/** Links to the searches around the places near that of a page, which have jobs as well. */
export function LandingNeighbours({ landing }: { landing: LocationLanding }) {
  // An extra: where they cannot be had, nothing stands in their place.
  const { data = [] } = useRead(landingNeighboursQuery(landing));
  const links = data.map(({ name, miles, jobs, search }) => ({
    name: `${name}, ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
    to: `${paths.jobs()}${search}`,
    jobs,
  }));
  return <LandingLinks title={`Near ${landing.name}`} links={links} />;
}
