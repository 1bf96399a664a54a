import { SECTOR_LANDINGS } from '@torque-tide/domain/landings/job-landings';
import type { SectorGroup } from '@torque-tide/domain/sector-groups';
import { landingLink, LandingLinks } from '@/site/jobs/landing-links';

interface Props {
  sector: SectorGroup;
  /** The title's level in its page. */
  level?: 2 | 3;
}

/** Links to the pages that list the open jobs of one half of the business, field by field. */
export function SectorJobs({ sector, level = 2 }: Props) {
  const links = SECTOR_LANDINGS.filter(({ group }) => group === sector).map(landingLink);
  return <LandingLinks title="Open roles by sector" level={level} links={links} />;
}
