import { useQuery } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import { type RefObject, useMemo, useState } from 'react';
import { ListFailure } from '@/components/admin/list-failure';
import { ListOutcome } from '@/components/admin/list-outcome';
import { LoadingState } from '@/components/admin/loading-state';
import type { BulkResult } from '@/components/admin/run-bulk';
import { saveFile } from '@/components/admin/save-file';
import type { useListOutcome } from '@/components/admin/use-list-outcome';
import { BulkBar } from './bulk-bar';
import { BulkDialog } from './bulk-dialog';
import { BulkProblem } from './bulk-problem';
import {
  BULK_ACTIONS,
  type BulkName,
  type BulkPlan,
  jobsText,
  planBulk,
  resultText,
} from './job-bulk';
import { JobList } from './job-list';
import type { Taxonomy } from './job-row-model';
import { JobToolbar } from './job-toolbar';
import { countText, filterJobs, indexJobs, isNarrowed, orderJobs, WHOLE_VIEW } from './job-view';
import { jobsCsv, jobsCsvName } from './jobs-csv';
import { NoJobs } from './no-jobs';
import { jobsQuery } from './queries';
import { useBulkJobs } from './use-bulk-jobs';
import { useJobView } from './use-job-view';
import type { Selection } from './use-selection';

const NO_JOBS: readonly Job[] = [];

interface Props {
  taxonomy: Taxonomy;
  selection: Selection;
  heights: RefObject<VirtualItem[]>;
  outcome: ReturnType<typeof useListOutcome>;
  onEdit: (job: Job) => void;
  onDuplicate: (job: Job) => void;
}

/** The jobs with their search, filters and order, and what can be done to many of them at once. */
export function JobBoard({ taxonomy, selection, heights, outcome, onEdit, onDuplicate }: Props) {
  const { data: jobs, error, refetch } = useQuery(jobsQuery);
  const { state: view, change, flush } = useJobView();
  const [unfinished, setUnfinished] = useState<{ name: BulkName; result: BulkResult<Job> }>();

  const index = useMemo(() => indexJobs(jobs ?? NO_JOBS, taxonomy), [jobs, taxonomy]);
  const ordered = useMemo(() => orderJobs(index, view.sort), [index, view.sort]);
  const shown = useMemo(() => filterJobs(ordered, view), [ordered, view]);
  // What a filter hides is out of reach: nothing happens to jobs that are not seen.
  const chosen = shown.filter(({ id }) => selection.ids.has(id));
  const bulk = useBulkJobs({ onEnd: endBulk });

  function endBulk({ name, settled }: BulkPlan, result: BulkResult<Job>) {
    selection.set(idsOf([...result.done, ...settled]), false);
    if (result.failed.length + result.left.length > 0) return setUnfinished({ name, result });
    const text = resultText(name, result);
    if (name !== 'delete') return outcome.say(text);
    return outcome.sayDeleted(
      text,
      result.done.map(({ id, title }) => ({ kind: 'jobs', id, title })),
    );
  }

  function act(name: BulkName, targets: readonly Job[]) {
    setUnfinished(undefined);
    outcome.clear();
    if (planBulk(name, targets).targets.length > 0) bulk.ask(name, targets);
    else outcome.say(`Nothing to do: already ${BULK_ACTIONS[name].done}.`);
  }

  function retry() {
    if (!unfinished) return;
    const { name, result } = unfinished;
    const ids = new Set(idsOf([...result.failed.map(({ item }) => item), ...result.left]));
    // As they are now, and without those that are gone meanwhile.
    act(
      name,
      (jobs ?? NO_JOBS).filter(({ id }) => ids.has(id)),
    );
  }

  function exportShown() {
    const name = jobsCsvName(new Date());
    saveFile(name, jobsCsv(shown), 'text/csv;charset=utf-8');
    outcome.say(`${jobsText(shown.length)} exported to ${name}.`);
  }

  const clear = () => change({ ...WHOLE_VIEW, sort: view.sort });
  const toolbar = (
    <JobToolbar
      view={view}
      onChange={change}
      onCommit={flush}
      sectors={index.sectors}
      locations={index.locations}
      count={jobs ? countText(shown.length, jobs.length, view) : ''}
      onClear={isNarrowed(view) && shown.length > 0 ? clear : undefined}
      onExport={shown.length > 0 ? exportShown : undefined}
    />
  );

  if (!jobs) {
    return (
      <>
        {toolbar}
        {error ? (
          <ListFailure noun="jobs" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState>Loading jobs...</LoadingState>
        )}
      </>
    );
  }
  return (
    <>
      {toolbar}
      <ListOutcome {...outcome.line} />
      {unfinished && <BulkProblem {...unfinished} onRetry={retry} />}
      {shown.length > 0 ? (
        <>
          <BulkBar
            selected={chosen.length}
            shown={shown.length}
            onSelectAll={() => selection.replace(idsOf(shown))}
            onClear={() => selection.replace([])}
            onAct={(name) => act(name, chosen)}
          />
          <JobList
            jobs={shown}
            taxonomy={taxonomy}
            heights={heights}
            selected={selection.ids}
            onSelect={({ id }, isSelected) => selection.set([id], isSelected)}
            onEdit={onEdit}
            onDuplicate={onDuplicate}
            onDeleted={({ id, title }) =>
              outcome.sayDeleted(`“${title}” deleted.`, [{ kind: 'jobs', id, title }])
            }
          />
        </>
      ) : (
        <NoJobs isNarrowed={isNarrowed(view)} onClear={clear} />
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
}

function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id);
}
