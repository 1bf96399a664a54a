import { type Ref, Suspense } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { Button, ButtonAnchor } from '@/shared/ui/button/button';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import type { JobArticleModel } from '@/shared/content/job/job-article-model';
import styles from './apply-actions.module.css';
import { AppliedNote } from '@/site/jobs/applied-jobs';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/site/ui/links';
import { applySubject, applyText, applyUrl } from './apply-mail';
import { messageUrls } from '@torque-tide/domain/telephone';

// Not needed before applying.
const MailToCopy = lazyChunk(async () => (await import('@/site/ui/mail/mail-to-copy')).MailToCopy);

interface Props {
  job: JobArticleModel;
  /** The job's consultant, if known. */
  consultant: string | undefined;
  /** How often the visitor has pressed Apply, here or in the bar. */
  applications: number;
  onApply: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Applies by e-mail, with the text to copy if no e-mail client opens. */
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

/** Applies by message from a phone, if the agency has a number for messages. */
export function ApplyByMessage({ text }: { text: string }) {
  const { mobile } = useSettings().agency;
  if (mobile === undefined) return null;
  const { whatsApp, sms } = messageUrls(mobile, text);
  return (
    <div className={styles.ways}>
      <ButtonAnchor variant="outlined" href={whatsApp} target="_blank" rel="noreferrer">
        WhatsApp
      </ButtonAnchor>
      <ButtonAnchor variant="outlined" href={sms}>
        Text message
      </ButtonAnchor>
    </div>
  );
}
