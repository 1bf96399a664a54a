import { LOCATION_LANDINGS, SECTOR_LANDINGS } from '@torque-tide/contract/job-landings';
import { LandingLinks } from '@/components/job/landing-links';
import { styled } from '@/theme/styled';
import { useLandingLinks } from './use-landing-jobs';

// In the place of the search, where no script runs, it needs no distance.
const Root = styled('div')({
  marginTop: 'clamp(4rem, 8vw, 6rem)',
  'noscript &': { marginTop: 0 },
});

/** Ways into the jobs besides search: by sector and by location. */
export function BrowseJobs() {
  const sectors = useLandingLinks(SECTOR_LANDINGS);
  const locations = useLandingLinks(LOCATION_LANDINGS);
  return (
    <Root>
      <LandingLinks title="Browse by sector" links={sectors} />
      <LandingLinks title="Browse by location" links={locations} />
    </Root>
  );
}
