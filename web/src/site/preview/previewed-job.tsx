import { JobHeader } from '@/shared/content/job/job-header';
import { JobLayout } from '@/shared/content/job/job-layout';
import { JobSections } from '@/shared/content/job/job-sections';
import { JobSummary } from '@/shared/content/job/job-summary';
import { toJobArticle } from '@/shared/content/job/job-view-model';
import { Button } from '@/shared/ui/button/button';
import { useRead } from '@/shared/api/use-read';
import styles from './preview.module.css';
import { previewQuery } from './queries';

/** A job as its page will show it. Nobody can apply here. */
export function PreviewedJob() {
  const { data: preview } = useRead(previewQuery());
  if (preview?.kind !== 'jobs') return null;
  const job = toJobArticle(preview.item);
  return (
    <JobLayout
      header={(heading) => <JobHeader job={job} heading={heading} />}
      title={job.title}
      titleLang={job.titleLang}
      aside={
        <JobSummary job={job}>
          <div className={styles.actions}>
            <Button variant="contained" size="large" fullWidth disabled>
              Apply Now
            </Button>
            <p>In a preview nobody can apply.</p>
          </div>
        </JobSummary>
      }
    >
      <JobSections job={job} />
    </JobLayout>
  );
}
