import { canonicalUrl, landingPath } from '@torque-tide/domain/paths';
import { landingOfJobPlace } from '@torque-tide/domain/jobs/jobs-of-landing';
import { questionOfJob } from '@torque-tide/domain/consultants/consultant-questions';
import { landingOfSectorTag } from '@torque-tide/domain/landings/job-landings';
import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { useRef, useState } from 'react';
import { JobHeader } from '@/shared/content/job/job-header';
import { JobSections } from '@/shared/content/job/job-sections';
import { JobSummary } from '@/shared/content/job/job-summary';
import { toJobArticle } from '@/shared/content/job/job-article-model';
import { PageHead } from '@/shared/ui/page/page-head';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { lazyPart } from '@/site/document/lazy-part';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { useRead } from '@/shared/api/use-read';
import { consultantQuery } from '@/site/consultants/queries';
import { hasStatus } from '@/shared/api/api-error';
import { useSettings, useTaxonomy } from '@/shared/settings/use-settings';
import { ApplyActions } from './apply-actions';
import { ApplyBar } from './apply-bar';
import { ApplyContact, ContactBox } from './contact-box';
import { JobArticleSkeleton, ReadLater } from './pending-job';
import { JobTopBar } from './job-top-bar';
import { useAbsentJob, useJob } from '@/site/jobs/queries';
import { useParams } from 'react-router-dom';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';
import { paths } from '@/site/paths';
import styles from './job-page.module.css';

// Only needed if the job doesn't exist.
const AbsentJob = lazyChunk(async () => (await import('./absent-job')).AbsentJob);

const AfterApplying = lazyPart('AfterApplying', () => import('./after-applying'));

const JobConsultant = lazyPart('JobConsultant', () => import('./job-consultant'));

const RelatedJobs = lazyPart('RelatedJobsSection', () => import('./related-jobs-section'));

/** One job, in any state. */
function JobDetail({ id }: { id: string | undefined }) {
  const absent = useAbsentJob(id);
  return absent ? <AbsentJob notice={absent} /> : <JobById id={id} />;
}

function JobById({ id }: { id: string | undefined }) {
  const { data, error, isLoading, isFetching, isPaused, refetch } = useJob(id);
  const isGone = hasStatus(error, 404);
  // A failed refetch leaves the job on the page.
  if (data && !isGone) {
    return (
      <>
        {isPaused && <ReadLater hasJob />}
        <LoadedJob job={data} />
      </>
    );
  }
  if (isLoading || isPaused) {
    return (
      <>
        <PageHead
          title="Job"
          description="A job in clean energy or future mobility."
          image="jobs"
        />
        {isPaused ? <ReadLater /> : <LoadingNote>Loading job details...</LoadingNote>}
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
  const taxonomy = useTaxonomy();
  const { data: consultant } = useRead(consultantQuery(questionOfJob(job)));
  const name = consultant?.name;
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
      <div className={styles.root}>
        <JobTopBar job={article} />
        <JobHeader job={article} links={jobLandingLinks(taxonomy, job)} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <JobSections job={article} />
            <JobConsultant />
            <AfterApplying />
          </div>
          <div className={styles.aside}>
            <JobSummary job={article}>
              <ApplyActions
                job={article}
                consultant={name}
                ref={applyActions}
                applications={applications}
                onApply={apply}
              />
              <ApplyContact consultant={consultant} />
            </JobSummary>
            <ContactBox />
          </div>
        </div>
        <JobPrintout id={job.id} />
        <ApplyBar job={article} consultant={name} standIn={applyActions} onApply={apply} />
      </div>
      <RelatedJobs />
    </>
  );
}

/** Returns links to other jobs of the job's sectors and place. */
function jobLandingLinks(taxonomy: Taxonomy, job: Job) {
  const place = landingOfJobPlace(taxonomy, job);
  return {
    ofSector: (tag: string) => {
      const landing = landingOfSectorTag(taxonomy, tag);
      return landing && landingPath(landing);
    },
    ofPlace: place && landingPath(place),
  };
}

export function Page() {
  const { id } = useParams();
  return (
    <JobsPageFrame>
      {/* A new key for each job, because another job is a new page whose heading takes the
          focus. */}
      <JobDetail key={id} id={id} />
    </JobsPageFrame>
  );
}

/** A printed job's address and contact details, in place of the site's header and footer. */
function JobPrintout({ id }: { id: string }) {
  const { name, email, phone } = useSettings().agency;
  return (
    <div className={styles.lines} data-testid="printout">
      <p>{canonicalUrl(paths.job(id))}</p>
      <p>{[name, email, phone].filter(Boolean).join(', ')}</p>
    </div>
  );
}
