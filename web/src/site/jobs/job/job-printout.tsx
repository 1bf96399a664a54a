import { canonicalUrl } from '@torque-tide/domain/paths';
import { useSettings } from '@/shared/settings/use-settings';
import { paths } from '@/site/paths';
import styles from './job-printout.module.css';

interface Props {
  id: string;
}

/** A printed job's address and contact details, in place of the site's header and footer. */
export function JobPrintout({ id }: Props) {
  const { name, email, phone } = useSettings().agency;
  return (
    <div className={styles.lines} data-testid="printout">
      <p>{canonicalUrl(paths.job(id))}</p>
      <p>{[name, email, phone].filter(Boolean).join(', ')}</p>
    </div>
  );
}
