import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { Job } from '@torque-tide/contract/jobs';
import { releaseAfter } from '@torque-tide/domain/publication';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ListTools } from '@/admin/lists/content-list';
import { useSelection } from '@/admin/lists/use-selection';
import { UnreadList } from '@/admin/requests/failures';
import { ContentTab } from '@/admin/tabs/content-tab';
import { EmptyList, lazyComponent } from '@/admin/ui/states';
import { useToday } from '@/admin/ui/use-today';
import { createStoredText } from '@/shared/browser/stored-choice';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { useToast } from '@/shared/ui/toast/use-toast';
import { jobsText } from './bulk-actions';
import { BulkRunner, idsOf } from './bulk-runner';
import { JobMenu, type OpenedMenu } from './job-actions';
import { JobCards, type JobsProps } from './job-card';
import { copyOfJob } from './job-fields';
import { useTaxonomy } from './job-summary';
import { JobToolbar } from './job-toolbar';
import {
  countText,
  filterJobs,
  indexJobs,
  isNarrowed,
  type JobView,
  useJobView,
  WHOLE_VIEW,
} from './job-view';
import { jobs as definition } from './jobs';
import { saveJobsCsv } from './jobs-csv';
import { useNewApplications } from './new-applications';

const JobTable = lazyComponent(async () => (await import('./job-table')).JobTable);

const NO_JOBS: readonly Job[] = [];

/** Cards show more of each job, a table shows more jobs; the browser remembers the choice. */
const TABLE = 'table';
const storedLayout = createStoredText('adminJobsLayout');

/** State that survives while a form replaces the list. */
function useBoardState() {
  const heights = useRef<VirtualItem[]>([]);
  return { taxonomy: useTaxonomy(), selection: useSelection(), heights };
}

/** Jobs: the list, or the form in its place. The selection survives while a form is open. */
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

/** The jobs with search, filters, order and bulk actions. */
function JobBoard({ taxonomy, selection, heights, tools }: Props) {
  const toast = useToast();
  const read = useQuery(definition.list);
  const { data: jobs } = read;
  const all = jobs ?? NO_JOBS;
  const now = useToday((moment) => Math.min(...all.map((job) => releaseAfter(job, moment))));
  const failures = definition.usePatchFailures();
  const applications = useNewApplications();
  const [opened, setOpened] = useState<OpenedMenu>();
  const address = useJobView();
  const { state: view, change } = address;

  // A table doesn't fit on a narrow screen.
  const isWide = !useMediaQuery(below('md'));
  const layout = useSyncExternalStore(storedLayout.subscribe, storedLayout.read);
  const isTable = isWide && layout === TABLE;

  const index = useMemo(
    () => indexJobs(all, { taxonomy, now }, view.sort),
    [all, taxonomy, now, view.sort],
  );
  const { jobs: shown, nearMatches } = useMemo(() => filterJobs(index, view), [index, view]);

  function exportCsv(exported: readonly Job[]) {
    const name = saveJobsCsv(exported, { taxonomy, now });
    toast({ title: `${jobsText(exported.length)} exported to ${name}.`, tone: 'success' });
  }

  const clear = () => change({ ...WHOLE_VIEW, sort: view.sort });
  const toolbar = (
    <JobToolbar
      address={address}
      choices={index.choices}
      jobs={all}
      now={now}
      count={jobs ? countText(shown.length, jobs.length, view) : ''}
      onClear={isNarrowed(view) && shown.length > 0 ? clear : undefined}
    >
      {shown.length > 0 && (
        <Button size="small" color="inherit" onClick={() => exportCsv(shown)}>
          Export CSV
        </Button>
      )}
      {isWide && (
        <Button
          size="small"
          color="inherit"
          aria-pressed={isTable}
          onClick={() => storedLayout.write(isTable ? null : TABLE)}
        >
          Table
        </Button>
      )}
    </JobToolbar>
  );

  const common: JobsProps = {
    jobs: shown,
    heights,
    taxonomy,
    now,
    nearMatches,
    failures,
    selected: selection.ids,
    onSelect: (id, isSelected, isRange) => {
      if (isRange) selection.setRange(id, isSelected, idsOf(shown));
      else selection.set([id], isSelected);
    },
    onMenu: setOpened,
    applications,
    tools,
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
      <BulkRunner shown={shown} selection={selection} now={now} onExport={exportCsv} />
      {shown.length > 0 ? (
        <>
          {isTable ? <JobTable {...common} /> : <JobCards {...common} />}
          <JobMenu opened={opened} now={now} tools={tools} onClose={() => setOpened(undefined)} />
        </>
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

/** The action to offer when no job is shown. */
function emptyHintOf(view: JobView) {
  if (view.text.trim() !== '') return 'Try a different search query.';
  return isNarrowed(view) ? 'No job has all that is filtered for.' : definition.words.emptyHint;
}
