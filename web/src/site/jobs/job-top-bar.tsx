import { ButtonLink } from '@/site/ui/button-link';
import { Button } from '@/shared/ui/button/button';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { PrintIcon } from '@/site/ui/icons/share';
import type { JobArticleModel } from '@/shared/content/job/job-view-model';
import { paths } from '@/site/paths';
import { backTo } from '@/site/document/back-to';
import { ShareJob } from './share-job';
import styles from './job-top-bar.module.css';

interface Props {
  job: JobArticleModel;
}

/** The way back to the list, and ways to take the job along. */
export function JobTopBar({ job }: Props) {
  return (
    <div className={styles.bar}>
      <ButtonLink
        to={paths.jobs()}
        onClick={backTo(paths.jobs())}
        variant="outlined"
        size="small"
        startIcon={<ArrowLeftIcon size={18} />}
      >
        Back to Jobs
      </ButtonLink>
      <div>
        <ShareJob id={job.id} title={job.title} />
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
