import { ProblemAlert } from '@/admin/ui/problem-alert';
import { describeFailure, failureTitle } from './describe';

interface Props {
  /** Nothing is shown without one. */
  error: Error | null | undefined;
  /** What was to be changed: 'The job'. */
  subject: string;
}

/** Says on an item that a change of it failed, and why. */
export function WriteFailure({ error, subject }: Props) {
  return (
    error && (
      <ProblemAlert title={failureTitle(error, subject, 'changed')}>
        {describeFailure(error)}
      </ProblemAlert>
    )
  );
}
