import { isOfCountries, type LocationLanding } from '@torque-tide/domain/landings/job-landings';
import { useRead } from '@/shared/api/use-read';
import { LandingLinks } from '@/site/jobs/landing-links';
import { paths } from '@/site/paths';
import { landingNeighboursQuery } from './landing-neighbours-query';

/** Links to the searches around the places near that of a page, which have jobs as well. */
export function LandingNeighbours({ landing }: { landing: LocationLanding }) {
  // An extra: where they cannot be had, nothing stands in their place.
  const { data = [] } = useRead(landingNeighboursQuery(landing));
  const links = data.map(({ name, distance, jobs, search }) => ({
    name: `${name}, ${distance}`,
    to: `${paths.jobs()}${search}`,
    jobs,
  }));
  const title = isOfCountries(landing) ? 'Across the border' : `Near ${landing.name}`;
  return <LandingLinks title={title} links={links} />;
}
