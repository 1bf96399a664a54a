import { brand } from '@torque-tide/domain/brand';
import { canonicalUrl } from '@torque-tide/domain/paths';
import { paths } from '@/site/paths';
import styles from './job-printout.module.css';

interface Props {
  id: string;
}

/** Where a printed job came from and whom to write to; on paper alone, in place of the site's frame. */
export function JobPrintout({ id }: Props) {
  return (
    <div className={styles.lines} data-testid="printout">
      <p>{canonicalUrl(paths.job(id))}</p>
      <p>{[brand.name, brand.email, brand.phone].filter(Boolean).join(', ')}</p>
    </div>
  );
}
