import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { landingsOf } from '@torque-tide/domain/landings/job-landings';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { landingLink, LandingLinks } from '@/site/jobs/landing-links';

interface Props {
  sector: SectorGroup;
  /** The title's level in its page. */
  level?: 2 | 3;
}

/** Links to the pages that list the open jobs of one half of the business, field by field. */
export function SectorJobs({ sector, level = 2 }: Props) {
  const links = landingsOf(useTaxonomy())
    .sectors.filter(({ group }) => group === sector)
    .map(landingLink);
  return <LandingLinks title="Open roles by sector" level={level} links={links} />;
}
