import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { BackLink } from '@/site/ui/back-link';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
import styles from './jobs-head.module.css';

interface Props {
  heading: string;
  lead: string;
}

export function JobsHead({ heading, lead }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.motif}>
        <FieldFragment name="vortex-street" />
      </div>
      <PageHeading className={styles.title}>{heading}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.back}>
        <BackLink to={paths.home()} variant="text">
          Back to Home
        </BackLink>
      </div>
    </div>
  );
}
