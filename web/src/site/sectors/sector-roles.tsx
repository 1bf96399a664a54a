import { countJobsOfLandings } from '@torque-tide/domain/jobs/jobs-of-landing';
import { groupLanding } from '@torque-tide/domain/landings/job-landings';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { Link } from 'react-router-dom';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useJobs } from '@/site/jobs/queries';
import { paths } from '@/site/paths';
import styles from './sector-roles.module.css';

/** The number of open roles in one half of the business; an empty line if it isn't known. */
export function SectorRoles({ sector }: { sector: SectorGroup }) {
  const { data = [], dataUpdatedAt } = useJobs();
  const landing = groupLanding(useTaxonomy(), sector);
  const [roles = 0] = countJobsOfLandings([landing], data, new Date(dataUpdatedAt));
  return (
    <div className={styles.room}>
      {roles > 0 && (
        <Link className={styles.figure} to={paths.landing(landing)}>
          <strong>{roles}</strong> {roles === 1 ? 'open role' : 'open roles'} today
        </Link>
      )}
    </div>
  );
}
