import { JobClosed } from './job-closed';
import { JobNotFound, type JobNotFoundProps } from './job-not-found';
import type { AbsentJobNotice } from './queries';

interface Props extends Pick<JobNotFoundProps, 'retry'> {
  /** What the document told, when one was about this job. */
  notice?: AbsentJobNotice | null;
}

/** Stands in for a job that is not there: closed by its name, or not found. */
export function AbsentJob({ notice, retry }: Props) {
  return notice?.title ? (
    <JobClosed title={notice.title} alternatives={notice.alternatives} />
  ) : (
    <JobNotFound alternatives={notice?.alternatives} retry={retry} />
  );
}
