import { ButtonLink } from '@/components/button-link';
import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { Actions, Text } from './absent-job.styles';
import { OtherJobs } from './other-jobs';
import type { ClosedJobNotice } from './queries';

interface Props {
  job: ClosedJobNotice;
}

/** Stands in for a job that nobody can apply for any more, with open ones like it. */
export function JobClosed({ job: { title, alternatives } }: Props) {
  return (
    <>
      <PageHead
        title={title ? `${title} (closed)` : 'Role closed'}
        description="This role is closed. See the roles like it that are open now."
        isIndexed={false}
      />
      <PageHeading>{title ?? 'This role is closed'}</PageHeading>
      <Text>
        {title
          ? 'This role is closed: it takes no more applications.'
          : 'It takes no more applications.'}{' '}
        See what is open now.
      </Text>
      <Actions>
        <ButtonLink to={paths.jobs()} variant="contained">
          See all open jobs
        </ButtonLink>
      </Actions>
      <OtherJobs title="Open roles like it" jobs={alternatives} />
    </>
  );
}
