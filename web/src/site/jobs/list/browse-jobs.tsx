import { landingsOf } from '@torque-tide/domain/landings/job-landings';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { LandingLinks } from '@/site/jobs/landing-links';
import { useLandingLinks } from '@/site/jobs/use-landing-jobs';
import styles from './browse-jobs.module.css';

/** Links to the landing pages of all sectors and locations. */
export function BrowseJobs() {
  const landings = landingsOf(useTaxonomy());
  const sectors = useLandingLinks(landings.sectors);
  const locations = useLandingLinks(landings.locations);
  return (
    <div className={styles.root}>
      <LandingLinks title="Browse by sector" links={sectors} />
      <LandingLinks title="Browse by location" links={locations} />
    </div>
  );
}
