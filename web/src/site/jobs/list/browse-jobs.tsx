import { LOCATION_LANDINGS, SECTOR_LANDINGS } from '@torque-tide/domain/landings/job-landings';
import { LandingLinks } from '@/site/jobs/landing-links';
import { useLandingLinks } from '@/site/jobs/use-landing-jobs';
import styles from './browse-jobs.module.css';

/** Ways into the jobs besides search: by sector and by location. */
export function BrowseJobs() {
  const sectors = useLandingLinks(SECTOR_LANDINGS);
  const locations = useLandingLinks(LOCATION_LANDINGS);
  return (
    <div className={styles.root}>
      <LandingLinks title="Browse by sector" links={sectors} />
      <LandingLinks title="Browse by location" links={locations} />
    </div>
  );
}
