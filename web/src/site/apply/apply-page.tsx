import {
  isApplicationProblem,
  APPLICATION_PROBLEMS,
  PROBLEM_PARAM,
} from '@torque-tide/contract/application-choices';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { hasStatus } from '@/shared/api/api-error';
import { useUrlSearch } from '@/shared/browser/use-url-state';
import { useSettings } from '@/shared/settings/use-settings';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';
import { useAbsentJob, useJob } from '@/site/jobs/queries';
import { paths } from '@/site/paths';
import { BackLink } from '@/site/ui/back-link';
import { ButtonLink } from '@/site/ui/links';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { lazyPart } from '@/site/document/lazy-part';
import styles from './apply.module.css';

const ApplyForm = lazyPart('ApplyForm', () => import('./apply-form'), { isOnFirstScreen: true });

/** The form to apply for a job, or for none in particular. */
export function Page() {
  const { id } = useParams();
  const { agency, applications } = useSettings();
  return (
    <JobsPageFrame>
      {!applications.takesApplications && <NotHere email={agency.email} />}
      {applications.takesApplications && id !== undefined && <ForJob key={id} id={id} />}
      {applications.takesApplications && id === undefined && (
        <Apply
          title="Send us your CV"
          isIndexed
          lead="Tell us who you are and what you are looking for. We’ll write when we have a job that fits."
          back={<BackLink to={paths.jobs()}>All jobs</BackLink>}
        />
      )}
    </JobsPageFrame>
  );
}

function ForJob({ id }: { id: string }) {
  const absent = useAbsentJob(id);
  const { data: job, error, isLoading } = useJob(id);
  if (absent || hasStatus(error, 404))
    return <ClosedJob title={absent ? absent.title : undefined} />;
  if (job) {
    return (
      <Apply
        title={`Apply for ${job.title}`}
        lead="It takes a minute. A CV helps, and you can send it later."
        back={<BackLink to={paths.job(id)}>Back to the job</BackLink>}
      />
    );
  }
  return (
    <>
      <PageHead title="Apply" description="Apply for a job." isIndexed={false} />
      {isLoading ? (
        <LoadingNote>Loading job details...</LoadingNote>
      ) : (
        <p>This page couldn’t be loaded. Please try again.</p>
      )}
    </>
  );
}

interface ApplyProps {
  title: string;
  lead: string;
  isIndexed?: boolean;
  back: ReactNode;
}

function Apply({ title, lead, isIndexed = false, back }: ApplyProps) {
  return (
    <>
      <PageHead title={title} description={lead} isIndexed={isIndexed} image="jobs" />
      <div className={styles.back}>{back}</div>
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      <Problems />
      <ApplyForm />
    </>
  );
}

/** The server's errors for a form that was sent without scripts. */
function Problems() {
  const named = new URLSearchParams(useUrlSearch()).get(PROBLEM_PARAM) ?? '';
  const problems = named.split('.').filter(isApplicationProblem);
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="alert">
      <p>Your application was not sent. Go back to find what you typed, and change this:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{APPLICATION_PROBLEMS[problem]}</li>
        ))}
      </ul>
    </div>
  );
}

function ClosedJob({ title = 'This job' }: { title: string | undefined }) {
  return (
    <>
      <PageHead title={`${title} (closed)`} description="This job is closed." isIndexed={false} />
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{APPLICATION_PROBLEMS.job}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.apply()} variant="contained">
          Send us your CV
        </ButtonLink>
        <ButtonLink to={paths.jobs()} variant="outlined">
          See all open jobs
        </ButtonLink>
      </div>
    </>
  );
}

function NotHere({ email }: { email: string }) {
  return (
    <>
      <PageHead title="Apply" description="Apply by e-mail." isIndexed={false} />
      <PageHeading>Apply by e-mail</PageHeading>
      <p className={styles.lead}>
        We take no applications here at the moment. Please write to{' '}
        <a href={`mailto:${email}`}>{email}</a>, or look at the{' '}
        <Link to={paths.jobs()}>open jobs</Link>.
      </p>
    </>
  );
}
