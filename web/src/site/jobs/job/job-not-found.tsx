import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { useState } from 'react';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { BackLink } from '@/site/ui/back-link';
import { Button } from '@/shared/ui/button/button';
import { SearchField } from '@/shared/ui/form/search-field';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
import absentJobStyles from './absent-job.module.css';
import styles from './job-not-found.module.css';
import { OtherJobs } from '@/site/jobs/cards/other-jobs';

export interface JobNotFoundProps {
  /** Open jobs to show instead, if the document contains some. */
  alternatives?: readonly ListedJob[] | undefined;
  /** Set if the job may exist but couldn't be fetched. */
  retry?: { again: () => void; isTrying: boolean } | undefined;
}

/** Replaces a job that is gone, never existed or can't be fetched. */
export function JobNotFound({ alternatives = [], retry }: JobNotFoundProps) {
  const [text, setText] = useState('');
  return (
    <>
      <PageHead
        title="Job Not Found"
        description="This job does not exist or has been removed."
        isIndexed={false}
      />
      <PageHeading>Job Not Found</PageHeading>
      <p className={absentJobStyles.text}>
        The job you're looking for doesn't exist or has been removed.
      </p>
      {retry && (
        <p className={absentJobStyles.text} role="alert">
          It may also be there still: our server gave no proper answer when we asked.
        </p>
      )}
      <div className={absentJobStyles.actions}>
        <BackLink to={paths.jobs()} variant="contained" size="medium">
          Back to Jobs
        </BackLink>
        {retry && (
          <Button variant="outlined" disabled={retry.isTrying} onClick={retry.again}>
            {retry.isTrying ? 'Trying again...' : 'Try again'}
          </Button>
        )}
      </div>
      {/* Works without scripts too, as a plain link to the list. */}
      <form className={styles.search} role="search" action={paths.jobs()}>
        <SearchField
          label="Search jobs"
          placeholder="Search jobs..."
          name="q"
          value={text}
          onChange={setText}
        />
      </form>
      {alternatives.length > 0 ? (
        <OtherJobs title="Open roles" jobs={alternatives} />
      ) : (
        <div className={styles.motif}>
          <FieldFragment name="wall" />
        </div>
      )}
    </>
  );
}
