import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/site/paths';
import { useSavedJobs } from '@/site/jobs/saved-jobs';
import styles from './site-drawer.module.css';

/** The most saved jobs in the drawer; their page lists all. */
const NAMED_MAX = 5;

/** The drawer's row of saved jobs, with the newest ones. */
export function SavedJobLinks() {
  const saved = useSavedJobs();
  return (
    <li data-needs-script>
      <NavLink className={styles.drawerLink ?? ''} to={paths.savedJobs()}>
        Saved jobs
        {saved.length > 0 && <span className={styles.count}>{saved.length}</span>}
      </NavLink>
      {saved.length > 0 && (
        <ul className={styles.groupList}>
          {saved.slice(0, NAMED_MAX).map(({ id, title }) => (
            <li key={id}>
              <Link className={styles.subLink} to={paths.job(id)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
