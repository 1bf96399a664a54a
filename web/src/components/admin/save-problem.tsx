import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { ProblemAlert } from './problem-alert';
import type { SaveProblem as Problem } from './use-item-form';

interface Props<V extends FieldValues, T> {
  problem: Problem<V, T> | undefined;
  /** What is edited, in lower case: 'job'. */
  noun: string;
  /** What the form calls its fields. */
  labels: Readonly<Record<string, string>>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says in the form why it was not saved, and how to go on. */
export function SaveProblem<V extends FieldValues, T>(props: Props<V, T>) {
  const { problem, noun, labels, onKeepMine, onTakeTheirs } = props;
  if (!problem) return null;
  if (problem.kind === 'failed') {
    return (
      <ProblemAlert title={`The ${noun} was not saved`}>
        <p>{problem.text} What you typed is still here.</p>
        {problem.details.length > 0 && (
          <ul>
            {problem.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </ProblemAlert>
    );
  }
  const names = problem.changed.map((name) => labels[name] ?? name);
  return (
    <ProblemAlert
      title={`Someone else changed this ${noun} while you were editing it`}
      actions={
        <>
          <Button size="small" variant="outlined" onClick={onKeepMine}>
            Save mine over it
          </Button>
          <Button size="small" variant="outlined" onClick={onTakeTheirs}>
            Take the newer one
          </Button>
        </>
      }
    >
      <p>
        {names.length > 0 ? `They changed: ${names.join(', ')}. ` : ''}
        What you typed is still here, and has not been saved.
      </p>
    </ProblemAlert>
  );
}
