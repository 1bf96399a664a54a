import { styled } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import type { LatestChange } from '@torque-tide/contract/versions';
import type { Job } from '@torque-tide/contract/jobs';
import { type CSSProperties, Fragment, memo, startTransition, useEffect, useState } from 'react';
import { WriteFailure } from '@/admin/requests/failures';
import { FoundContext } from '@/admin/text/marked';
import { itemAttributes } from '@/admin/ui/list-parts';
import { COLUMNS, type JobColumn } from './job-columns';
import { summarizeJob } from './job-summary';
import type { JobItemProps, JobsProps } from './job-items';
import { JobCheckbox, JobTitle, MenuButton } from './job-row-parts';
import type { JobView } from './job-view';
import type { LatestChanges } from './use-latest-changes';

/** Height of a row in px: 25 of them fit below the bar of a window that is 900 px high. */
const ROW_HEIGHT = 30;

/** The room of the salaries, in characters: one that is longer takes more lines. */
const SALARY_MIN = 12;
const SALARY_MAX = 30;

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  // What scrolls sideways cannot have a head that stays: only where all fits does it.
  [theme.breakpoints.up('lg')]: { overflowX: 'visible' },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 760,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  tableLayout: 'fixed',
  '& th, & td': {
    height: ROW_HEIGHT,
    padding: '2px 8px',
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // Every cell of it: what is scrolled under one without a ground would show.
  '& thead > tr > *': {
    padding: 0,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.up('lg')]: { position: 'sticky', top: 0, zIndex: 1 },
  },
  '&[data-bar] thead > tr > *': { position: 'static' },
  '& thead button': {
    width: '100%',
    minHeight: ROW_HEIGHT,
    padding: '2px 8px',
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& thead [aria-sort] button': { color: theme.vars.palette.text.primary },
  '& thead [aria-sort="ascending"] button::after': { content: '" \\2191"' },
  '& thead [aria-sort="descending"] button::after': { content: '" \\2193"' },
  '& tbody tr': {
    scrollMarginBlock: 72,
    '&:hover > *, &:focus-within > *': { backgroundColor: theme.vars.palette.background.paper },
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
    },
    '&[data-marked] > *': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent)`,
    },
    '&[data-selected] > *': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
    },
    '&[data-faded] td': { color: theme.vars.palette.text.secondary },
  },
  '& [data-pick]': { width: 40, padding: '2px 8px', textOverflow: 'clip', userSelect: 'none' },
  '& [data-pick] input': {
    display: 'block',
    width: 18,
    height: 18,
    margin: 3,
    accentColor: theme.vars.palette.primary.main,
  },
  '& [data-problem]': { padding: theme.spacing(1), whiteSpace: 'normal' },
  '& [data-menu]': { width: 44, padding: 0, textAlign: 'end', textOverflow: 'clip' },
  ...Object.fromEntries(
    Object.entries(COLUMNS).map(([name, { width }]) => [`& [data-column="${name}"]`, { width }]),
  ),
  '& td[data-column="salary"]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& [data-menu] button': { minHeight: ROW_HEIGHT - 3 },
}));

interface Props extends JobsProps {
  columns: readonly JobColumn[];
  sort: JobView['sort'];
  onSort: (sort: JobView['sort']) => void;
  changes: LatestChanges;
}

/** A letter or a space is narrower than a '0', in which the width is counted. */
const OF_ZERO = 0.8;

/** The longest salary of these, as so many '0': its column has room for that before any other has. */
function salaryWidthOf(jobs: readonly Job[]): string {
  const longest = Math.max(0, ...jobs.map(({ salary }) => salary?.trim().length ?? 0));
  return `${Math.min(Math.max(Math.ceil(longest * OF_ZERO), SALARY_MIN), SALARY_MAX)}ch`;
}

/** More rows than a screen holds. Of thousands the others follow at once, so many at a time. */
const ROWS_AT_ONCE = 250;

/**
 * How many rows are drawn by now: the first ones can be used while the others come.
 *
 * @param wantedAt the row that is to be brought in sight, with all before it; -1 for none
 */
function useDrawnRows(all: number, wantedAt: number): number {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE);
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + ROWS_AT_ONCE));
  }, [drawn, all]);
  return Math.max(drawn, wantedAt + 1);
}

// Towns abroad have letters of a file of their own. Were it asked for by one of the last rows, all of them would
// be laid out once more when it arrives.
if ('fonts' in document) {
  document.fonts.load("1em 'Instrument Sans Extended'", 'ń').catch(() => undefined);
}

/** Jobs as a table, a row for each: all of them are in the page, so that the browser's search finds them. */
export function JobTable(props: Props) {
  const { jobs, columns, sort, onSort, taxonomy, now, changes, found } = props;
  const { failures, selected, isGone, placeholderOf, onMenu, tools } = props;
  const drawn = useDrawnRows(
    jobs.length,
    jobs.findIndex(({ id }) => id === tools.scrollTargetId),
  );
  // The same for every render, so that a row is drawn again only when something in it has changed.
  const select = useEventCallback(props.onSelect);
  const edit = useEventCallback(tools.onEdit);

  return (
    <Frame>
      <Table
        aria-label="Jobs"
        data-bar={selected.size > 0 ? '' : undefined}
        style={{ '--salary': salaryWidthOf(jobs) } as CSSProperties}
      >
        <thead>
          <tr>
            <td data-pick="" />
            {(['title', ...columns] as const).map((column) => {
              const { label, orders } = COLUMNS[column];
              const [first, next] = orders;
              return (
                <th
                  key={column}
                  scope="col"
                  data-column={column}
                  aria-sort={orders.find(({ name }) => name === sort)?.direction}
                >
                  <button
                    type="button"
                    onClick={() => onSort(sort === first.name ? next.name : first.name)}
                  >
                    {label}
                  </button>
                </th>
              );
            })}
            <td data-menu="" />
          </tr>
        </thead>
        <tbody>
          {jobs.slice(0, drawn).map((job) => {
            const placeholder = placeholderOf(job);
            if (placeholder) {
              return (
                <tr key={job.id}>
                  <td colSpan={columns.length + 3}>{placeholder}</td>
                </tr>
              );
            }
            const failure = failures.get(job.id);
            return (
              <Fragment key={job.id}>
                <FoundContext value={found.get(job.id)}>
                  <JobRow
                    job={job}
                    columns={columns}
                    taxonomy={taxonomy}
                    now={now}
                    change={changes.get(job.id)}
                    isSelected={selected.has(job.id)}
                    isGone={isGone(job.id)}
                    onSelect={select}
                    onEdit={edit}
                    onMenu={onMenu}
                  />
                </FoundContext>
                {failure && (
                  <tr>
                    <td colSpan={columns.length + 3} data-problem="">
                      <WriteFailure error={failure} subject="The job" />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}

interface RowProps extends Omit<JobItemProps, 'failure' | 'tools'> {
  columns: readonly JobColumn[];
  change: LatestChange | undefined;
  /** Somebody else has deleted it: it can be read and no more. */
  isGone: boolean;
  onEdit: (job: Job) => void;
}

/** A job as a row of the table; its title is a link to its form. */
const JobRow = memo(function JobRow(props: RowProps) {
  const { job, columns, taxonomy, now, change, isSelected, isGone } = props;
  const { onSelect, onEdit, onMenu } = props;
  const { id, title } = job;
  const summary = summarizeJob(job, taxonomy, now);
  const titleId = `job-${id}`;

  return (
    <tr
      {...itemAttributes(id, titleId, summary.state === 'live')}
      data-selected={isSelected ? '' : undefined}
      inert={isGone}
    >
      <td data-pick="">
        <JobCheckbox {...{ id, title, isSelected, onSelect }} />
      </td>
      <th scope="row" data-column="title">
        <JobTitle job={job} titleId={titleId} onEdit={onEdit} />
      </th>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {COLUMNS[column].cell?.({ job, summary, change, now })}
        </td>
      ))}
      <td data-menu="">
        <MenuButton job={job} titleId={titleId} onMenu={onMenu} />
      </td>
    </tr>
  );
});
