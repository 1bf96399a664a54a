import { describeFailure } from './describe';
import type { BulkResult } from './run-bulk';

/** Failures that are named one by one. */
const NAMED_MAX = 10;

interface Props<T> {
  failed: BulkResult<T>['failed'];
  titleOf: (item: T) => string;
  /** Why it failed, where that takes more than the error. */
  explain?: (error: unknown, item: T) => string;
}

/** What of a run over many items failed, and why. */
export function BulkFailures<T>({ failed, titleOf, explain = describeFailure }: Props<T>) {
  const more = failed.length - NAMED_MAX;
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.slice(0, NAMED_MAX).map(({ item, error }, at) => (
        // They are told once the run is over, and stay as they are.
        <li key={at}>
          “{titleOf(item)}”: {explain(error, item)}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
