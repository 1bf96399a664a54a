import { JobNotFound, type JobNotFoundProps } from './job-not-found';
import type { AbsentJobNotice } from '@/site/jobs/queries';
import { useSettings } from '@/shared/settings/use-settings';
import { ButtonLink } from '@/site/ui/links';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { paths } from '@/site/paths';
import styles from './absent-job.module.css';
import { OtherJobs } from '@/site/jobs/cards/other-jobs';

interface Props extends Pick<JobNotFoundProps, 'retry'> {
  /** The document's facts about the job; undefined if the visit began elsewhere. */
  notice?: AbsentJobNotice;
}

/** Replaces a missing job: closed, if its title is known, or not found. */
export function AbsentJob({ notice, retry }: Props) {
  return notice?.title ? (
    <JobClosed {...notice} title={notice.title} />
  ) : (
    <JobNotFound alternatives={notice?.alternatives} retry={retry} />
  );
}

const FILLED = 'This role has been filled';

/** Replaces a closed job, with similar open ones. */
function JobClosed({ title, isFilled, alternatives }: AbsentJobNotice & { title: string }) {
  const { takesApplications } = useSettings().applications;
  return (
    <>
      <PageHead
        title={`${title} (${isFilled ? 'filled' : 'closed'})`}
        description={`${isFilled ? FILLED : 'This role is closed'}. See the roles like it that are open now.`}
        isIndexed={false}
      />
      <PageHeading>{title}</PageHeading>
      <p className={styles.text}>
        {isFilled ? FILLED : 'This role is closed'}: it takes no more applications. See what is open
        now.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.jobs()} variant="contained">
          See all open jobs
        </ButtonLink>
        {takesApplications && (
          <ButtonLink to={paths.apply()} variant="outlined">
            Send us your CV
          </ButtonLink>
        )}
      </div>
      <OtherJobs title="Open roles like it" jobs={alternatives} />
    </>
  );
}
