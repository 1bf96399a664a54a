import type { Job } from '@torque-tide/contract/jobs';
import { JobHeader } from '@/shared/content/job/job-header';
import { JobLayout } from '@/shared/content/job/job-layout';
import { JobSections } from '@/shared/content/job/job-sections';
import { JobSummary } from '@/shared/content/job/job-summary';
import { toJobArticle } from '@/shared/content/job/job-view-model';
import { Button } from '@/shared/ui/button/button';
import { PageHead } from '@/shared/ui/page/page-head';
import { JobsPageFrame } from '@/site/jobs/jobs-page-frame';
import styles from './preview.module.css';

/** A job as its page will show it. Nobody can apply here. */
export function PreviewedJob({ job }: { job: Job }) {
  const article = toJobArticle(job);
  return (
    <JobsPageFrame>
      <PageHead title={`${article.title} - Preview`} description="A preview." isIndexed={false} />
      <JobLayout
        header={(heading) => <JobHeader job={article} heading={heading} />}
        title={article.title}
        aside={
          <JobSummary job={article}>
            <div className={styles.actions}>
              <Button variant="contained" size="large" fullWidth disabled>
                Apply Now
              </Button>
              <p>In a preview nobody can apply.</p>
            </div>
          </JobSummary>
        }
      >
        <JobSections job={article} />
      </JobLayout>
    </JobsPageFrame>
  );
}
