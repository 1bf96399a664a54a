import { landingPath } from '@torque-tide/domain/paths';
import { landingOfJobPlace } from '@torque-tide/domain/landings/jobs-of-landing';
import { landingOfSectorTag } from '@torque-tide/domain/landings/job-landings';
import type { Job } from '@torque-tide/contract/jobs';
import { lazy, useRef, useState } from 'react';
import { JobHeader } from '@/shared/content/job/job-header';
import { JobSections } from '@/shared/content/job/job-sections';
import { JobSummary } from './job-summary';
import { toJobArticle } from '@/shared/content/job/job-view-model';
import { PageHead } from '@/shared/ui/page/page-head';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { latePart } from '@/site/document/late-part';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { hasStatus } from '@/shared/api/api-error';
import { ApplyActions } from './apply-actions';
import { ApplyBar } from './apply-bar';
import { ContactBox } from './contact-box';
import { JobArticleSkeleton } from './job-article-skeleton';
import { JobPrintout } from './job-printout';
import { PageHeading } from '@/shared/ui/page/page-heading';
import styles from './job-detail.module.css';
import { JobTopBar } from './job-top-bar';
import { OtherJobs } from './other-jobs';
import { useAbsentJob, useJob, useRelatedJobs } from './queries';

// A job that is there does not need it.
const AbsentJob = lazy(async () => ({
  default: (await loadChunk(() => import('./absent-job'))).AbsentJob,
}));

const AfterApplying = latePart(
  'after-applying',
  async () => (await import('./after-applying')).AfterApplying,
);

const JobConsultant = latePart(
  'job-consultant',
  async () => (await import('./job-consultant')).JobConsultant,
);

interface Props {
  id: string | undefined;
}

/** One job, in whatever state it is. */
export function JobDetail({ id }: Props) {
  const absent = useAbsentJob(id);
  // False: the item was there when it was asked for again.
  if (absent === undefined || absent === false) return <JobById id={id} />;
  return <AbsentJob notice={absent} />;
}

function JobById({ id }: Props) {
  const { data, error, isLoading, isFetching, refetch } = useJob(id);
  const isGone = hasStatus(error, 404);
  // That it could not be read again takes nothing away.
  if (data && !isGone) return <LoadedJob job={data} />;
  if (isLoading) {
    return (
      <>
        <PageHead
          title="Job"
          description="A job in clean energy or future mobility."
          image="jobs"
        />
        <LoadingNote>Loading job details...</LoadingNote>
        <JobArticleSkeleton />
      </>
    );
  }
  const mayExist = error && !isGone;
  return (
    <AbsentJob
      {...(mayExist ? { retry: { again: () => void refetch(), isTrying: isFetching } } : {})}
    />
  );
}

function LoadedJob({ job }: { job: Job }) {
  const article = toJobArticle(job);
  const applyActions = useRef<HTMLDivElement>(null);
  const [applications, setApplications] = useState(0);
  const apply = () => setApplications((before) => before + 1);
  return (
    <>
      <PageHead
        title={article.title}
        description={article.summary}
        image={article.tone === 'torque' ? 'future-mobility-job' : 'clean-energy-job'}
      />
      <div className={styles.jobRoot}>
        <JobTopBar job={article} />
        <JobHeader
          job={article}
          heading={<PageHeading className={styles.jobHeading}>{article.title}</PageHeading>}
          links={jobLandingLinks(job)}
        />
        <div className={styles.jobColumns}>
          <div className={styles.main}>
            <JobSections job={article} />
            <JobConsultant />
            <AfterApplying />
          </div>
          <div className={styles.aside}>
            <JobSummary job={article}>
              <ApplyActions
                job={article}
                ref={applyActions}
                {...{ applications }}
                onApply={apply}
              />
            </JobSummary>
            <ContactBox />
          </div>
        </div>
        <JobPrintout id={job.id} />
        <ApplyBar job={article} standIn={applyActions} onApply={apply} />
      </div>
      <RelatedJobs job={job} />
    </>
  );
}

/** Where the other jobs of a job's sectors and of its place are listed. */
function jobLandingLinks(job: Job) {
  const place = landingOfJobPlace(job);
  return {
    ofSector: (tag: string) => {
      const landing = landingOfSectorTag(tag);
      return landing && landingPath(landing);
    },
    ofPlace: place && landingPath(place),
  };
}

/** Jobs like this one. Secondary: while there are none, or they cannot be read, nothing stands here. */
function RelatedJobs({ job }: { job: Job }) {
  const { data } = useRelatedJobs(job);
  return <OtherJobs title="You may also like" jobs={data ?? []} />;
}
