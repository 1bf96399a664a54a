import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { useMemo, useSyncExternalStore } from 'react';
import { countText } from '@/admin/content/content-words';
import { type ListTools, NothingFound } from '@/admin/lists/content-list';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { filterList, useListView } from '@/admin/lists/list-view';
import { type Selection, useSelection } from '@/admin/lists/use-selection';
import { UnreadList } from '@/admin/requests/failures';
import { ContentTab } from '@/admin/tabs/content-tab';
import { lazyComponent } from '@/admin/ui/states';
import { saveFile } from '@/admin/ui/save-file';
import { useNow } from '@/admin/ui/use-now';
import { createStoredText } from '@/shared/browser/stored-choice';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { useToast } from '@/shared/ui/toast/use-toast';
import { BulkRunner, idsOf } from './bulk-runner';
import { JobCards, type JobsProps } from './job-card';
import { copyOfJob } from './job-fields';
import { indexJobs, JOB_FILTERS, JOB_ORDERS, needsOf } from './job-filters';
import { type Taxonomy, useTaxonomy } from './job-summary';
import { jobs as definition } from './jobs';
import { jobsCsv } from './jobs-csv';

const JobTable = lazyComponent(async () => (await import('./job-table')).JobTable);

const NO_JOBS: readonly Job[] = [];

/** Cards show more of each job, a table shows more jobs; the browser remembers the choice. */
const TABLE = 'table';
const storedLayout = createStoredText('adminJobsLayout');

/** Jobs: the list, or the form in its place. What is selected outlasts a look into the form. */
export function Tab() {
  const taxonomy = useTaxonomy();
  const selection = useSelection();
  return (
    <ContentTab
      definition={definition}
      toCopy={(job) => copyOfJob(job, taxonomy, new Date())}
      list={(tools) => <JobBoard taxonomy={taxonomy} selection={selection} tools={tools} />}
    />
  );
}

interface Props {
  taxonomy: Taxonomy;
  selection: Selection;
  tools: ListTools<Job>;
}

/** The jobs with their search, filters and order, and what can be done to many of them at once. */
function JobBoard({ taxonomy, selection, tools }: Props) {
  const toast = useToast();
  const read = useQuery(definition.list);
  const { data: jobs } = read;
  const all = jobs ?? NO_JOBS;
  const now = useNow();
  const address = useListView(JOB_FILTERS);
  const { view, change } = address;

  // A table doesn't fit on a narrow screen.
  const isWide = !useMediaQuery(below('md'));
  const layout = useSyncExternalStore(storedLayout.subscribe, storedLayout.read);
  const isTable = isWide && layout === TABLE;

  const index = useMemo(
    () => indexJobs(all, taxonomy, now, view.sort),
    [all, taxonomy, now, view.sort],
  );
  const shown = useMemo(() => filterList(index, view), [index, view]);

  function exportCsv(exported: readonly Job[]) {
    // Swedish dates are like 2026-11-21.
    const name = `jobs-${now.toLocaleDateString('sv-SE')}.csv`;
    const text = jobsCsv(exported, taxonomy, now);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
    const title = `${countText('jobs', exported.length)} exported to ${name}.`;
    toast({ title, tone: 'success' });
  }

  const common: JobsProps = {
    jobs: shown,
    taxonomy,
    now,
    selected: selection.ids,
    onSelect: (id, { target, nativeEvent }) => {
      // A click, or the Space key in its place, with Shift.
      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      if (isRange) selection.setRange(id, target.checked, idsOf(shown));
      else selection.set([id], target.checked);
    },
    tools,
  };

  return (
    <>
      <ListToolbar
        kind="jobs"
        address={address}
        index={index}
        shown={jobs && shown.length}
        quick={{ label: 'Needs attention', choices: needsOf(all, now) }}
      >
        <NativeSelect
          disableUnderline
          inputProps={{ 'aria-label': 'Sort' }}
          value={view.sort in JOB_ORDERS ? view.sort : ''}
          onChange={({ target }) => change({ sort: target.value })}
          sx={{
            fontSize: '0.875rem',
            fontWeight: 600,
            '& select:focus-visible': { outline: '2px solid var(--color-tide)' },
          }}
        >
          {Object.entries(JOB_ORDERS).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </NativeSelect>
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
      </ListToolbar>
      {jobs && <BulkRunner shown={shown} selection={selection} now={now} onExport={exportCsv} />}
      {!jobs ? (
        <UnreadList noun="jobs" read={read} />
      ) : shown.length === 0 ? (
        <NothingFound definition={definition} address={address} />
      ) : isTable ? (
        <JobTable {...common} />
      ) : (
        <JobCards {...common} />
      )}
    </>
  );
}
