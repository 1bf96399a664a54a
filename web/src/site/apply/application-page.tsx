import type { ApplicationAtLink } from '@torque-tide/contract/applications';
import { longDay } from '@torque-tide/domain/dates';
import { queryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useRead } from '@/shared/api/use-read';
import { useSettings } from '@/shared/settings/use-settings';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Button } from '@/shared/ui/button/button';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/site/ui/links';
import styles from './apply.module.css';

/** The application at a private link. Only the server reads it: the page has no scripts. */
export function applicationQuery(token: string) {
  return queryOptions<ApplicationAtLink | null>({
    queryKey: ['application', token],
    queryFn: () => null,
    staleTime: Infinity,
  });
}

/** A candidate's own page: the number, what happens next, and how to withdraw. It works without scripts. */
export function Page() {
  const { token = '' } = useParams();
  const { data: application } = useRead(applicationQuery(token));
  return (
    <JobsPageFrame>
      {application ? <Known application={application} token={token} /> : <Unknown />}
    </JobsPageFrame>
  );
}

function Known({ application, token }: { application: ApplicationAtLink; token: string }) {
  const { agency, applications } = useSettings();
  const { number, jobTitle, sentAt, endsAt, hasCv, isWithdrawn } = application;
  const title = isWithdrawn ? 'Your application is withdrawn' : 'We have your application';
  return (
    <>
      <PageHead title={title} description="Your application." isIndexed={false} />
      <PageHeading>{title}</PageHeading>
      <dl className={styles.facts}>
        <div>
          <dt>Number</dt>
          <dd>
            <strong translate="no">{number}</strong>
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{jobTitle ?? 'No job in particular'}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>
            {longDay(sentAt)}, {hasCv ? 'with a CV' : 'without a CV'}
          </dd>
        </div>
        <div>
          <dt>Kept until</dt>
          <dd>{longDay(endsAt)} at the latest. Then we delete it.</dd>
        </div>
      </dl>
      {!isWithdrawn && (
        <>
          <h2>What happens next</h2>
          <p className={styles.text}>
            A consultant reads it and writes to you by e-mail.
            {applications.sendsMail && ' We have sent you this page’s address too.'} Quote the
            number if you write to us: <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </p>
        </>
      )}
      <h2>{isWithdrawn ? 'Delete it' : 'Withdraw or delete it'}</h2>
      <p className={styles.text}>
        {isWithdrawn
          ? 'We see that you have withdrawn it, and keep it until the day above. '
          : 'Withdrawn, we see that you are no longer interested. '}
        Deleted, nothing of it is left with us: no words, no CV, no e-mail. Keep this page’s address
        to yourself: anybody who has it can do this.
      </p>
      <form className={styles.actions} action="/api/applications/withdraw" method="post">
        <input type="hidden" name="token" value={token} />
        {!isWithdrawn && (
          <Button type="submit" variant="outlined" name="action" value="withdraw">
            Withdraw
          </Button>
        )}
        <Button type="submit" variant="outlined" name="action" value="delete">
          Delete everything
        </Button>
        <ButtonLink to={paths.jobs()} variant="contained">
          See all jobs
        </ButtonLink>
      </form>
    </>
  );
}

function Unknown() {
  return (
    <>
      <PageHead title="No application" description="There is none here." isIndexed={false} />
      <PageHeading>There is no application here</PageHeading>
      <p className={styles.lead}>
        It has been deleted or has ended, or this address is incomplete.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.jobs()} variant="contained">
          See all jobs
        </ButtonLink>
      </div>
    </>
  );
}
