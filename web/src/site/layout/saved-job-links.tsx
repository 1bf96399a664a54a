import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/site/paths';
import { useSavedJobs } from '@/site/jobs/saved-jobs';
import styles from './site-drawer.module.css';

/** Most saved jobs that the drawer names; their page has all of them. */
const NAMED_MAX = 5;

/** The drawer's row of the visitor's saved jobs, with the latest of them. */
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
