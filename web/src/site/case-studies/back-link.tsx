import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { paths } from '@/site/paths';
import { backTo } from '@/site/document/back-to';
import styles from './back-link.module.css';

/** Leads from one case study to all of them. */
export function BackLink() {
  return (
    <Link className={styles.back} to={paths.caseStudies()} onClick={backTo(paths.caseStudies())}>
      <ArrowLeftIcon size={18} />
      All case studies
    </Link>
  );
}
