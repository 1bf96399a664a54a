import { ProblemAlert } from '@/admin/ui/problem-alert';
import type { SaveFailure } from './save-failure';

interface Props {
  failure: SaveFailure;
  /** What is edited, in lower case: 'job'. */
  noun: string;
}

/** Says in the form why it was not saved. */
export function SaveProblem({ failure, noun }: Props) {
  return (
    <ProblemAlert title={`The ${noun} was not saved`}>
      <p>{failure.text} What you typed is still here.</p>
      {failure.details.length > 0 && (
        <ul>
          {failure.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </ProblemAlert>
  );
}
