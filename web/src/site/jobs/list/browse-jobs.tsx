import { landingsOf } from '@torque-tide/domain/landings/job-landings';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { LandingLinks } from '@/site/jobs/landing-links';
import { useLandingLinks } from '@/site/jobs/use-landing-jobs';
import styles from './browse-jobs.module.css';

/** Ways into the jobs besides search: by sector and by location. */
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
