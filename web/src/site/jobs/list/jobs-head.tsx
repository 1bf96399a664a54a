import { lazyPart } from '@/site/document/lazy-part';
import { BackLink } from '@/site/ui/back-link';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
import styles from './jobs-head.module.css';

const JobsMotif = lazyPart('jobs-motif', async () => (await import('./jobs-motif')).JobsMotif);

/** The top of the job list's page. */
export function JobsHead() {
  return (
    <div className={styles.head}>
      <div className={styles.motif}>
        <JobsMotif />
      </div>
      <PageHeading className={styles.title}>Jobs that move the transition</PageHeading>
      <p className={styles.lead}>
        Engineering, project and leadership roles with the companies that build clean energy and
        future mobility.
      </p>
      <div className={styles.back}>
        <BackLink to={paths.home()} variant="text">
          Back to Home
        </BackLink>
      </div>
    </div>
  );
}
