import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ListTools } from '@/admin/lists/list-tools';
import type { Found } from '@/admin/text/item-search';
import { FoundContext } from '@/admin/text/marked';
import { COLUMNS, type JobColumn } from './job-columns';
import { JobMenu, JobProblem } from './job-actions';
import type { Taxonomy } from './job-summary';
import { JobTableRow } from './job-table-row';
import type { JobView } from './job-view';
import type { LatestChanges } from './use-latest-changes';

/** Height of a row in px: 25 of them fit below the bar of a window that is 900 px high. */
const ROW_HEIGHT = 30;

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
  '& thead th': {
    padding: 0,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.up('lg')]: { position: 'sticky', top: 0, zIndex: 1 },
  },
  '&[data-bar] thead th': { position: 'static' },
  '& thead button': {
    width: '100%',
    minHeight: ROW_HEIGHT,
    padding: '2px 8px',
    font: 'inherit',
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
    background: 'none',
    border: 0,
    cursor: 'pointer',
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
  '& [data-column="title"] a': { fontWeight: 600, color: 'inherit' },
  '& [data-column="title"] a:hover': { color: theme.vars.palette.primary.main },
  '& [data-menu] button': {
    width: 40,
    minHeight: ROW_HEIGHT - 3,
    padding: 0,
    font: 'inherit',
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: 8,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
}));

interface Props {
  jobs: readonly Job[];
  columns: readonly JobColumn[];
  sort: JobView['sort'];
  onSort: (sort: JobView['sort']) => void;
  taxonomy: Taxonomy;
  now: Date;
  changes: LatestChanges;
  found: ReadonlyMap<string, Found>;
  /** Why the last change of a job failed, by its id. */
  failures: ReadonlyMap<string, Error | null>;
  selected: ReadonlySet<string>;
  /** `isRange` selects also what lies between it and the one before. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  tools: ListTools<Job>;
  isGone: (id: string) => boolean;
  /** What stands in the place of a job that has left the list; false for one that has not. */
  leftOf: (job: Job) => ReactNode;
}

/** Jobs as a table, a line for each: all of them are in the page, so that the browser's search finds them. */
export function JobTable(props: Props) {
  const { jobs, columns, sort, onSort, taxonomy, now, changes, found, selected, isGone, leftOf } =
    props;
  const { failures, tools } = props;
  const [opened, setOpened] = useState<{ anchor: HTMLElement; job: Job }>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // The same for every render, so that a row is drawn again only when something in it has changed.
  const select = useCallback(
    (id: string, isSelected: boolean, isRange: boolean) =>
      latest.current.onSelect(id, isSelected, isRange),
    [],
  );
  const edit = useCallback((job: Job) => latest.current.tools.onEdit(job), []);
  const openMenu = useCallback((anchor: HTMLElement, job: Job) => setOpened({ anchor, job }), []);

  return (
    <Frame>
      <Table aria-label="Jobs" data-bar={selected.size > 0 ? '' : undefined}>
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
          {jobs.map((job) => {
            const left = leftOf(job);
            if (left) {
              return (
                <tr key={job.id}>
                  <td colSpan={columns.length + 3}>{left}</td>
                </tr>
              );
            }
            const failure = failures.get(job.id);
            return (
              <Fragment key={job.id}>
                <FoundContext value={found.get(job.id)}>
                  <JobTableRow
                    job={job}
                    columns={columns}
                    taxonomy={taxonomy}
                    now={now}
                    change={changes.get(job.id)}
                    isSelected={selected.has(job.id)}
                    isGone={isGone(job.id)}
                    onSelect={select}
                    onEdit={edit}
                    onMenu={openMenu}
                  />
                </FoundContext>
                {failure && (
                  <tr>
                    <td colSpan={columns.length + 3} data-problem="">
                      <JobProblem failure={failure} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
      <JobMenu opened={opened} now={now} tools={tools} onClose={() => setOpened(undefined)} />
    </Frame>
  );
}
