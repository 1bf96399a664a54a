import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useId, useRef, useState } from 'react';
import { useLeaveQuestion } from '@/admin/navigation/leave-guard';
import { describeFailure } from '@/admin/requests/failures';
import { type BulkResult, runBulk } from '@/admin/requests/run-bulk';
import { FlowRow } from '@/admin/ui/list-parts';
import { ProblemAlert } from '@/admin/ui/states';
import { refreshContent } from './content-mutations';
import { type ItemChange, successToast, useAnnounce, useContentTools } from './content-tools';
import { countText } from './content-words';

interface Run<T> {
  items: readonly T[];
  /** The kinds whose lists are read again afterwards. */
  kinds: Iterable<ContentKind>;
  change: (item: T) => Promise<ItemChange>;
  titleOf: (item: T) => string;
  /** Returns one sentence on how the run ended. */
  describe: (result: BulkResult<T>) => string;
}

interface End<T> extends Pick<Run<T>, 'titleOf'>, BulkResult<T> {
  title: string;
  changes: readonly ItemChange[];
}

/** Changes many items, one run at a time, with progress, 'Stop' and one Undo. Leaving the list stops it too. */
export function useBulkChanges<T>() {
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [counts, setCounts] = useState<{ progress: number; all: number }>();
  const [unfinished, setUnfinished] = useState<End<T>>();
  const isStopped = useRef(false);
  useLeaveQuestion(counts && 'The items are still being changed.');

  function stop() {
    isStopped.current = true;
  }
  useEffect(() => stop, []);

  async function start({ items, kinds, change, titleOf, describe }: Run<T>): Promise<T[]> {
    isStopped.current = false;
    setUnfinished(undefined);
    const changes: ItemChange[] = [];
    const onProgress = (progress: number) => setCounts({ progress, all: items.length });
    onProgress(0);
    const result = await runBulk(items, {
      call: async (item) => {
        changes.push(await change(item));
      },
      onProgress,
      isStopped: () => isStopped.current,
    });
    setCounts(undefined);
    for (const kind of kinds) void refreshContent(queryClient, kind);
    const title = describe(result);
    const unchanged = [...result.failed.map(({ item }) => item), ...result.left];
    if (unchanged.length === 0) announce(successToast(title), changes);
    else setUnfinished({ ...result, title, titleOf, changes });
    return unchanged;
  }

  return {
    /** Undefined unless a run is under way. */
    progress: counts && <BulkProgress {...counts} onStop={stop} />,
    /** What an incomplete run left undone; undefined once another one starts. */
    problem: unfinished && (
      <BulkProblem end={unfinished} onUndone={() => setUnfinished(undefined)} />
    ),
    /** Runs a change for each item, and announces the result. Resolves with the items that weren't changed. */
    start,
  };
}

interface ProgressProps {
  /** How many items are done, of `all`. */
  progress: number;
  all: number;
  onStop: () => void;
}

function BulkProgress({ progress, all, onStop }: ProgressProps) {
  const id = useId();
  return (
    <FlowRow sx={{ justifyContent: 'space-between', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      <p id={id} role="status">
        {progress} of {all} done
      </p>
      {/* The button that started the run has disappeared. */}
      <Button autoFocus size="small" variant="outlined" onClick={onStop}>
        Stop
      </Button>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        sx={{ flexBasis: '100%' }}
        value={all === 0 ? 0 : (100 * progress) / all}
      />
    </FlowRow>
  );
}

/** Further failures are only counted. */
const NAMED_MAX = 10;

interface ProblemProps<T> {
  end: End<T>;
  onUndone: () => void;
}

/** The failures with reasons, and how many items were not tried. */
function BulkProblem<T>({ end, onUndone }: ProblemProps<T>) {
  const { title, titleOf, failed, left, changes } = end;
  const { offerUndo } = useContentTools();
  function undo() {
    onUndone();
    offerUndo(changes).onClick();
  }
  return (
    <ProblemAlert
      title={title}
      actions={
        changes.length > 0 && (
          <Button size="small" variant="outlined" onClick={undo}>
            Undo what was done
          </Button>
        )
      }
    >
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, NAMED_MAX).map(({ item, error }, at) => (
            <li key={at}>
              “{titleOf(item)}”: {describeFailure(error)}
            </li>
          ))}
          {failed.length > NAMED_MAX && <li>and {failed.length - NAMED_MAX} more</li>}
        </ul>
      )}
      {left.length > 0 && <p>{left.length} not tried.</p>}
    </ProblemAlert>
  );
}

/** One sentence on how a run ended: '2 of 3 jobs closed.' */
export function resultText(kind: ContentKind, what: string, result: BulkResult<unknown>): string {
  const { done, failed, left } = result;
  const all = countText(kind, done.length + failed.length + left.length);
  if (failed.length + left.length === 0) return `${all} ${what}.`;
  return `${done.length === 0 ? 'None' : done.length} of ${all} ${what}.`;
}
