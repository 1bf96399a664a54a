import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { describeFailure } from '@/admin/requests/failures';
import { UnknownOutcome } from '@/admin/requests/use-write';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { ApiError } from '@/shared/api/api-error';

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
          ? 'No clear answer came. Finding out what became of it …'
          : 'The server gives no clear answer, so nobody can tell. What you typed is still here. Press the button again to find out: nothing is saved twice.'}
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

/** Why a save did not happen, or may not have; but for a stale edit, which is a matter of its own. */
export type SaveFailure =
  | {
      kind: 'failed';
      text: string;
      /** Complaints that belong to no field of the form. */
      details: string[];
    }
  | {
      /** The server may have saved it, but its answer is lost. */
      kind: 'unknown';
      /** True while it is asked again; false when it does not answer. */
      isAsking: boolean;
    };

/** Explains a failed save, and puts what the server says about single fields on these fields. */
export function showFailure<V extends FieldValues>(
  error: unknown,
  form: UseFormReturn<V>,
  fieldOf: (path: string) => string | undefined,
): SaveFailure {
  if (error instanceof UnknownOutcome) return { kind: 'unknown', isAsking: false };
  const fields = fieldErrorsOf(error);
  if (!fields) return { kind: 'failed', text: describeFailure(error), details: [] };

  const details: string[] = [];
  let isFirst = true;
  for (const [path, messages] of Object.entries(fields)) {
    const name = fieldOf(path);
    const message = messages.join(' ');
    if (name) {
      form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: isFirst });
    } else details.push(`${path}: ${message}`);
    isFirst &&= !name;
  }
  return { kind: 'failed', text: 'Check what is marked.', details };
}

/** What the server says about single fields. A 409 is about the one field that must be unique. */
function fieldErrorsOf(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fields = error.body?.error.fields;
  if (fields || error.status !== 409) return fields;
  return { id: [describeFailure(error)] };
}
