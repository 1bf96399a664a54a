import { FieldFragment } from '@/components/art/field-fragment';
import { ButtonLink } from '@/components/button-link';
import { ArrowLeftIcon } from '@/components/icons/arrows';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import styles from './jobs-head.module.css';

/** The top of the job list's page. */
export function JobsHead() {
  return (
    <div className={styles.head}>
      <div className={styles.motif}>
        <FieldFragment />
      </div>
      <div className={styles.back}>
        <ButtonLink
          to={paths.home()}
          variant="outlined"
          size="small"
          startIcon={<ArrowLeftIcon size={18} />}
        >
          Back to Home
        </ButtonLink>
      </div>
      <PageHeading>Jobs that move the transition</PageHeading>
      <p className={styles.lead}>
        Engineering, project and leadership roles with the companies that build clean energy and
        future mobility.
      </p>
    </div>
  );
}
