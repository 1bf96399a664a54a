import { Link } from 'react-router-dom';
import { Icon } from '@/shared/ui/icons/icon';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { useSavedJobs } from '@/site/jobs/saved-jobs';
import { paths } from '@/site/paths';
import styles from './site-header.module.css';

/** How many jobs the visitor has saved, once there is one, and the way to them. */
export function SavedJobsCount() {
  const { length } = useSavedJobs();
  if (length === 0) return null;
  return (
    <Link className={styles.saved} to={paths.savedJobs()}>
      <Icon size={20}>
        <path d="M7 4h10v16l-5-4-5 4z" />
      </Icon>
      {length} <VisuallyHidden>{length === 1 ? 'saved job' : 'saved jobs'}</VisuallyHidden>
    </Link>
  );
}
