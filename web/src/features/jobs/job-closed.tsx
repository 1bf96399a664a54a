import type { Job } from '@torque-tide/contract/jobs';
import { ButtonLink } from '@/components/button-link';
import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { Actions, Text } from './absent-job.styles';
import { OtherJobs } from './other-jobs';

interface Props {
  title: string;
  alternatives: readonly Job[];
}

/** Stands in for a job past its last day, with open ones like it. */
export function JobClosed({ title, alternatives }: Props) {
  return (
    <>
      <PageHead
        title={`${title} (closed)`}
        description="This role is closed. See the roles like it that are open now."
        isIndexed={false}
      />
      <PageHeading>{title}</PageHeading>
      <Text>This role is closed: it takes no more applications. See what is open now.</Text>
      <Actions>
        <ButtonLink to={paths.jobs()} variant="contained">
          See all open jobs
        </ButtonLink>
      </Actions>
      <OtherJobs title="Open roles like it" jobs={alternatives} />
    </>
  );
}
