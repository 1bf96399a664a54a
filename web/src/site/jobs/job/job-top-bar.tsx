import { BackLink } from '@/site/ui/back-link';
import { Button } from '@/shared/ui/button/button';
import { PrintIcon } from '@/site/ui/icons/share';
import type { JobArticleModel } from '@/shared/content/job/job-article-model';
import { paths } from '@/site/paths';
import { ShareButton } from '@/site/ui/copy/share-button';
import { SaveJobButton } from '@/site/jobs/save-job-button';
import styles from './job-top-bar.module.css';

/** The link back to the list, and buttons to save, share and print the job. */
export function JobTopBar({ job }: { job: JobArticleModel }) {
  return (
    <div className={styles.bar}>
      <BackLink to={paths.jobs()}>Back to Jobs</BackLink>
      <div>
        <SaveJobButton job={job} isWide />
        <ShareButton title={job.title} path={paths.job(job.id)} />
        <Button
          className={styles.print}
          variant="outlined"
          size="small"
          startIcon={<PrintIcon size={18} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
    </div>
  );
}
