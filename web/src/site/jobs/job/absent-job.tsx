import { JobClosed } from './job-closed';
import { JobNotFound, type JobNotFoundProps } from './job-not-found';
import type { AbsentJobNotice } from '@/site/jobs/queries';

interface Props extends Pick<JobNotFoundProps, 'retry'> {
  /** What the server's document says of this job; undefined where the visit began on another page. */
  notice?: AbsentJobNotice;
}

/** Stands in for a job that is not there: closed by its name, or not found. */
export function AbsentJob({ notice, retry }: Props) {
  return notice?.title ? (
    <JobClosed {...notice} title={notice.title} />
  ) : (
    <JobNotFound alternatives={notice?.alternatives} retry={retry} />
  );
}
