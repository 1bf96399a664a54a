import { ProblemAlert } from '@/admin/ui/problem-alert';
import type { SaveFailure } from './save-failure';

interface Props {
  failure: SaveFailure;
  /** What is edited, in lower case: 'job'. */
  noun: string;
}

/** Says in the form why it was not saved, or that nobody knows. */
export function SaveProblem({ failure, noun }: Props) {
  if (failure.kind === 'unknown') {
    return (
      <ProblemAlert title={`The ${noun} may have been saved`}>
        {failure.isAsking
          ? 'The answer of the server did not arrive. Finding out what became of it …'
          : 'The server does not answer, so that nobody can tell. What you typed is still here. Press the button again to find out: nothing is saved twice.'}
      </ProblemAlert>
    );
  }
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
