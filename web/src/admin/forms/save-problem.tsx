import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { describeFailure } from '@/admin/requests/failures';
import { UnknownOutcome } from '@/admin/requests/use-write';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { ApiError } from '@/shared/api/api-error';

interface Props {
  failure: SaveFailure;
  /** In lower case: 'job'. */
  noun: string;
}

/** Says why a form wasn't saved, or that the outcome is unknown. */
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

/** Why a save failed, or may have; stale edits are merged instead. */
export type SaveFailure =
  | {
      kind: 'failed';
      text: string;
      /** Errors without a field. */
      details: string[];
    }
  | {
      kind: 'unknown';
      /** True while the request is repeated. */
      isAsking: boolean;
    };

/** Explains a failed save, and puts the server's field errors at their fields. */
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

/** Returns the server's field errors. A 409 concerns the id. */
function fieldErrorsOf(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fields = error.body?.error.fields;
  if (fields || error.status !== 409) return fields;
  return { id: [describeFailure(error)] };
}
