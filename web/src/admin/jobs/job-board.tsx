import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import { type RefObject, useMemo, useState } from 'react';
import type { ListTools } from '@/admin/ui/content-tab';
import { releaseAfter } from '@torque-tide/domain/publication';
import { HeldList } from '@/admin/live/held-list';
import { useHeldOrder } from '@/admin/live/held-order';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListOutcome } from '@/admin/lists/list-outcome';
import { LoadingState } from '@/admin/ui/loading-state';
import { useToday } from '@/admin/ui/use-today';
import { LongList } from '@/admin/lists/long-list';
import { FoundContext } from '@/admin/lists/marked';
import type { BulkResult } from '@/admin/lists/run-bulk';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { BulkBar } from './bulk-bar';
import { BulkDialog } from './bulk-dialog';
import { BulkProblem } from './bulk-problem';
import { type BulkName, type BulkPlan, jobsText, nothingText, resultText } from './job-bulk';
import { JobRow } from './job-row';
import type { Taxonomy } from './job-row-model';
import { JobToolbar } from './job-toolbar';
import { countText, filterJobs, indexJobs, isNarrowed, orderJobs, WHOLE_VIEW } from './job-view';
import { useJobView } from './job-view-url';
import { jobs as definition } from './jobs';
import { jobsCsv, jobsCsvName, saveFile } from './jobs-csv';
import { useBulkJobs } from './use-bulk-jobs';
import type { Selection } from './use-selection';

const NO_JOBS: readonly Job[] = [];
/** Height of a job's card on a wide screen, in px. */
const CARD_ESTIMATE = 190;

interface Props {
  taxonomy: Taxonomy;
  selection: Selection;
  heights: RefObject<VirtualItem[]>;
  tools: ListTools<Job>;
}

/** The jobs with their search, filters and order, and what can be done to many of them at once. */
export function JobBoard({ taxonomy, selection, heights, tools }: Props) {
  const { outcome } = tools;
  const { data: jobs, error, refetch } = useQuery(definition.list);
  const now = useToday((moment) =>
    Math.min(...(jobs ?? NO_JOBS).map((job) => releaseAfter(job, moment))),
  );
  const { state: view, change, flush } = useJobView();
  const [unfinished, setUnfinished] = useState<{ plan: BulkPlan; result: BulkResult<Job> }>();

  const index = useMemo(() => indexJobs(jobs ?? NO_JOBS, taxonomy, now), [jobs, taxonomy, now]);
  const ordered = useMemo(() => orderJobs(index, view.sort), [index, view.sort]);
  const { jobs: shown, found } = useMemo(() => filterJobs(ordered, view), [ordered, view]);
  const held = useHeldOrder({
    kind: 'jobs',
    items: shown,
    all: jobs ?? NO_JOBS,
    view: JSON.stringify(view),
  });
  // What a filter hides is out of reach: nothing happens to jobs that are not seen.
  const chosen = shown.filter(({ id }) => selection.ids.has(id));
  const bulk = useBulkJobs({ onEnd: endBulk });

  function endBulk(plan: BulkPlan, result: BulkResult<Job>) {
    const { name, settled } = plan;
    selection.set(idsOf([...result.done, ...settled]), false);
    if (result.failed.length + result.left.length > 0) return setUnfinished({ plan, result });
    const text = resultText(name, result);
    if (name !== 'delete') return outcome.say(text);
    return outcome.sayDeleted(
      text,
      result.done.map(({ id, title }) => ({ kind: 'jobs', id, title })),
    );
  }

  function act(name: BulkName, targets: readonly Job[], day?: string) {
    setUnfinished(undefined);
    outcome.clear();
    if (!bulk.ask(name, targets, day)) outcome.say(nothingText(name));
  }

  function retry() {
    if (!unfinished) return;
    const { plan, result } = unfinished;
    const ids = new Set(idsOf([...result.failed.map(({ item }) => item), ...result.left]));
    // As they are now, and without those that are gone meanwhile.
    act(
      plan.name,
      (jobs ?? NO_JOBS).filter(({ id }) => ids.has(id)),
      plan.day,
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
      {unfinished && (
        <BulkProblem name={unfinished.plan.name} result={unfinished.result} onRetry={retry} />
      )}
      {held.items.length > 0 ? (
        <>
          <BulkBar
            selected={chosen.length}
            shown={shown.length}
            onSelectAll={() => selection.replace(idsOf(shown))}
            onClear={() => selection.replace([])}
            onAct={(name) => act(name, chosen)}
          />
          <HeldList held={held}>
            <LongList
              items={held.items}
              estimate={CARD_ESTIMATE}
              heights={heights}
              isGone={held.isGone}
            >
              {(job) => (
                <FoundContext value={found.get(job.id)}>
                  <JobRow
                    job={job}
                    taxonomy={taxonomy}
                    now={now}
                    isSelected={selection.ids.has(job.id)}
                    onSelect={(isSelected) => selection.set([job.id], isSelected)}
                    onEdit={() => tools.onEdit(job)}
                    onDuplicate={() => tools.onDuplicate(job)}
                    onDelete={() => tools.onDelete(job)}
                    onHistory={() => tools.onHistory(job)}
                  />
                </FoundContext>
              )}
            </LongList>
          </HeldList>
        </>
      ) : (
        <EmptyState
          level={3}
          title={definition.words.empty}
          actions={
            isNarrowed(view) && (
              <Button variant="outlined" onClick={clear}>
                Clear search and filters
              </Button>
            )
          }
        >
          <p>{isNarrowed(view) ? 'Try a different search query.' : definition.words.emptyHint}</p>
        </EmptyState>
      )}
      <BulkDialog bulk={bulk} now={now} onExited={tools.focusHeading} />
    </>
  );
}

function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id);
}
