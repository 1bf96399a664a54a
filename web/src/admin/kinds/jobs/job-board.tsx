import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import { releaseAfter } from '@torque-tide/domain/publication';
import { useMemo, useRef, useState } from 'react';
import { useContentTools } from '@/admin/content/content-tools-context';
import { useShortcuts } from '@/admin/keyboard/shortcuts';
import type { ListTools } from '@/admin/lists/content-list';
import { useStableOrder } from '@/admin/lists/stable-order';
import { itemInFocus } from '@/admin/lists/use-list-keys';
import { NONE_RETAINED, useRetainedItems } from '@/admin/lists/use-retained-items';
import { useSelection } from '@/admin/lists/use-selection';
import { UnreadList } from '@/admin/requests/failures';
import { ContentTab } from '@/admin/tabs/content-tab';
import { EmptyList } from '@/admin/ui/empty-list';
import { lazyComponent } from '@/admin/ui/loading-state';
import { useToday } from '@/admin/ui/use-today';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { useToast } from '@/shared/ui/toast/use-toast';
import { jobsText } from './bulk-action';
import { FilteredOutJob } from './filtered-out-job';
import { BulkRunner, idsOf } from './bulk-runner';
import { JobMenu, type OpenedMenu } from './job-actions';
import { JobCards } from './job-card';
import { type JobColumn, readColumns } from './job-columns';
import { copyOfJob } from './job-fields';
import type { JobsProps } from './job-items';
import { ColumnsMenu, type JobLayout, LayoutSwitch, useJobLayout } from './job-layout';
import { useTaxonomy } from './job-summary';
import { JobToolbar } from './job-toolbar';
import {
  countText,
  filterJobs,
  indexJobs,
  isNarrowed,
  type JobView,
  orderJobs,
  useJobView,
  WHOLE_VIEW,
} from './job-view';
import { jobs as definition } from './jobs';
import { saveJobsCsv } from './jobs-csv';
import { useLatestChanges } from './use-latest-changes';

const JobList = lazyComponent(async () => (await import('./job-list')).JobList);
const JobTable = lazyComponent(async () => (await import('./job-table')).JobTable);

const NO_JOBS: readonly Job[] = [];

/** What outlasts a look into a form, which stands in the place of the list. */
function useBoardState() {
  const [retained, onRetained] = useState(NONE_RETAINED);
  const heights = useRef<VirtualItem[]>([]);
  return { taxonomy: useTaxonomy(), selection: useSelection(), heights, retained, onRetained };
}

/** Jobs: the list, or the form in its place. What is selected outlasts a look into the form. */
export function Tab() {
  const state = useBoardState();
  return (
    <ContentTab
      definition={definition}
      toCopy={(job) => copyOfJob(job, state.taxonomy, new Date())}
      list={(tools) => <JobBoard {...state} tools={tools} />}
    />
  );
}

interface Props extends ReturnType<typeof useBoardState> {
  tools: ListTools<Job>;
}

/** The jobs with their search, filters and order, and what can be done to many of them at once. */
function JobBoard({ taxonomy, selection, heights, retained, onRetained, tools }: Props) {
  const toast = useToast();
  const read = useQuery(definition.list);
  const { data: jobs } = read;
  const all = jobs ?? NO_JOBS;
  const now = useToday((moment) => Math.min(...all.map((job) => releaseAfter(job, moment))));
  const { undo, lastChange } = useContentTools();
  const queryClient = useQueryClient();
  const failures = definition.usePatchFailures();
  const [opened, setOpened] = useState<OpenedMenu>();
  const address = useJobView();
  const { state: view, change } = address;

  const chosenLayout = useJobLayout();
  // A table has no room on a narrow screen, which gets a list of two lines each.
  const isWide = !useMediaQuery(below('md'));
  const isDense = view.columns !== '' || chosenLayout.isTable;
  const isTable = isWide && isDense;
  const columns = useMemo(
    () => readColumns(view.columns || chosenLayout.columns),
    [view.columns, chosenLayout.columns],
  );
  const changes = useLatestChanges(isTable || view.sort.startsWith('changed'));

  const index = useMemo(
    () => indexJobs(all, { taxonomy, now, changes }),
    [all, taxonomy, now, changes],
  );
  const ordered = useMemo(() => orderJobs(index, view.sort), [index, view.sort]);
  const { jobs: shown, found } = useMemo(() => filterJobs(ordered, view), [ordered, view]);
  const viewKey = JSON.stringify(view);
  const retention = useRetainedItems({
    items: shown,
    all,
    view: viewKey,
    // A switch shows before the server has agreed to it.
    isOwn: ({ id, version }) =>
      lastChange('jobs', id)?.version === version ||
      queryClient.isMutating({ mutationKey: definition.list.queryKey }) > 0,
    kept: retained,
    onKeep: onRetained,
  });
  const order = useStableOrder({
    kind: 'jobs',
    items: retention.items,
    all,
    view: viewKey,
  });

  function exportCsv(exported: readonly Job[]) {
    const name = saveJobsCsv(exported, { taxonomy, now });
    toast({ title: `${jobsText(exported.length)} exported to ${name}.`, tone: 'success' });
  }

  function select(id: string, isSelected: boolean, isRange: boolean) {
    if (isRange) selection.setRange(id, isSelected, idsOf(order.items));
    else selection.set([id], isSelected);
  }

  function selectInFocus(isRange: boolean) {
    const id = itemInFocus();
    if (id !== undefined) select(id, isRange || !selection.ids.has(id), isRange);
  }
  useShortcuts({ select: () => selectInFocus(false), range: () => selectInFocus(true) });

  function choose(layout: JobLayout, chosen?: readonly JobColumn[]) {
    chosenLayout.setLayout(layout);
    if (chosen) chosenLayout.setColumns(chosen);
    // From here on the choice counts, and not what a link brought.
    if (view.columns !== '') change({ columns: '' });
  }

  /** What stands in the place of a job that has left the list; false for one that has not. */
  const placeholderOf = (job: Job) =>
    retention.isRetained(job.id) && (
      <FilteredOutJob
        job={job}
        view={view}
        now={now}
        onUndo={() => {
          const last = lastChange('jobs', job.id);
          if (last) void undo([last]);
        }}
        onHide={() => retention.forget(job.id)}
      />
    );

  const clear = () => change({ ...WHOLE_VIEW, sort: view.sort, columns: view.columns });
  const toolbar = (
    <JobToolbar
      address={address}
      choices={index.choices}
      count={jobs ? countText(shown.length, jobs.length, view) : ''}
      onClear={isNarrowed(view) && shown.length > 0 ? clear : undefined}
      layout={
        <LayoutSwitch layout={isDense ? 'table' : 'cards'} isWide={isWide} onChange={choose} />
      }
    >
      {isTable && <ColumnsMenu columns={columns} onChange={(next) => choose('table', next)} />}
      {shown.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => exportCsv(shown)}>
          Export CSV
        </Button>
      )}
    </JobToolbar>
  );

  const common: JobsProps = {
    jobs: order.items,
    heights,
    taxonomy,
    now,
    found,
    failures,
    selected: selection.ids,
    onSelect: select,
    onMenu: setOpened,
    tools,
    isGone: order.isGone,
    placeholderOf,
  };

  if (!jobs) {
    return (
      <>
        {toolbar}
        <UnreadList noun="jobs" read={read} />
      </>
    );
  }
  return (
    <>
      {toolbar}
      <BulkRunner
        jobs={jobs}
        shown={shown}
        selection={selection}
        now={now}
        hasBar={order.items.length > 0}
        onExport={exportCsv}
        onExited={tools.focusHeading}
      />
      {order.items.length > 0 ? (
        <div {...order.listProps}>
          {isTable ? (
            <JobTable
              {...common}
              columns={columns}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              changes={changes}
            />
          ) : isDense ? (
            <JobList {...common} />
          ) : (
            <JobCards {...common} />
          )}
          {/* Whoever points at the menu still uses the list, whose order stays. */}
          <JobMenu opened={opened} now={now} tools={tools} onClose={() => setOpened(undefined)} />
        </div>
      ) : (
        <EmptyList
          title={definition.words.empty}
          hint={emptyHintOf(view)}
          action={
            isNarrowed(view) ? { label: 'Clear search and filters', onClick: clear } : undefined
          }
        />
      )}
    </>
  );
}

/** What helps where nothing is shown. */
function emptyHintOf(view: JobView) {
  if (view.text.trim() !== '') return 'Try a different search query.';
  return isNarrowed(view) ? 'No job has all that is filtered for.' : definition.words.emptyHint;
}
