import { type Ref, Suspense, lazy } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { Button, ButtonAnchor } from '@/shared/ui/button/button';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import type { JobArticleModel } from '@/shared/content/job/job-article-model';
import styles from './apply-actions.module.css';
import { AppliedNote } from '@/site/jobs/applied-jobs';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/site/ui/button-link';
import { ApplyByMessage } from './apply-by-message';
import { applySubject, applyText, applyUrl } from './apply-mail';

// Nobody needs it before applying.
const MailToCopy = lazy(async () => ({
  default: (await loadChunk(() => import('@/site/ui/mail/mail-to-copy'))).MailToCopy,
}));

interface Props {
  job: JobArticleModel;
  /** Who answers for the job, if that is known. */
  consultant: string | undefined;
  /** How often the visitor has applied, here or by the bar. */
  applications: number;
  /** Called when the visitor applies here. */
  onApply: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Applying by e-mail, with all of it to copy where no e-mail program opens. */
export function ApplyActions({ job, consultant, applications, onApply, ref }: Props) {
  const { agency, applications: settings } = useSettings();
  const address = (
    <p className={styles.address}>
      Or write to us yourself: <strong>{agency.email}</strong>
    </p>
  );
  return (
    <div className={styles.root} ref={ref}>
      <ButtonAnchor
        variant="contained"
        size="large"
        fullWidth
        href={applyUrl(job, agency, consultant)}
        onClick={onApply}
      >
        Apply Now
      </ButtonAnchor>
      {settings.takesApplications && (
        <ButtonLink variant="outlined" size="large" fullWidth to={paths.applyFor(job.id)}>
          Apply here
        </ButtonLink>
      )}
      <AppliedNote id={job.id} />
      <ApplyByMessage text={applyText(job, consultant)} />
      {applications === 0 ? (
        <>
          {address}
          <Button variant="outlined" size="small" onClick={onApply}>
            What to write
          </Button>
        </>
      ) : (
        <ErrorBoundary fallback={address}>
          <Suspense fallback={address}>
            <MailToCopy
              key={applications}
              subject={applySubject(job.title)}
              text={applyText(job, consultant)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
