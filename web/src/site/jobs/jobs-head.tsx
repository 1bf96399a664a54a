import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { ButtonLink } from '@/site/ui/button-link';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
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
