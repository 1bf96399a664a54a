import { styled } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import { useQuery } from '@tanstack/react-query';
import type { LatestChange } from '@torque-tide/contract/versions';
import { longDay } from '@torque-tide/domain/dates';
import { publicationState, STATE_WORDS } from '@torque-tide/domain/publication';
import { memo, type MouseEvent, useDeferredValue, useMemo } from 'react';
import { EditingMark } from '@/admin/live/live-context';
import { itemFormPath } from '@torque-tide/domain/paths';
import { DraftBadge } from '@/admin/publishing/publishing';
import { WriteFailure } from '@/admin/requests/failures';
import { Badge, FlowRow, itemAttributes, ItemTop } from '@/admin/ui/list-parts';
import { clockTime } from '@/admin/text/format';
import { apiQuery } from '@/shared/api/api-query';
import { StarIcon } from '@/shared/ui/icons/admin';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { JobMenuButton } from './job-actions';
import type { JobItemProps, JobsProps } from './job-card';
import { consultantOf, placesOf } from './job-summary';
import { jobs as definition } from './jobs';

/** The height of a row in px: 25 rows fit below the bar of a window 900 px high. */
const ROW_HEIGHT = 30;

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  // A table that scrolls sideways can't have a sticky head, so it only has one if all columns fit.
  [theme.breakpoints.up('lg')]: { overflowX: 'visible' },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 860,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: ROW_HEIGHT,
    padding: '4px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& [data-short]': { whiteSpace: 'nowrap' },
  '& tbody a': { color: 'inherit', '&:hover': { color: theme.vars.palette.primary.main } },
  // Every head cell has a background, because rows scroll below it.
  '& thead > tr > *': {
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.up('lg')]: { position: 'sticky', top: 0, zIndex: 1 },
  },
  '&[data-bar] thead > tr > *': { position: 'static' },
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
  '& [data-pick]': { width: 40, userSelect: 'none' },
  '& [data-pick] input': {
    display: 'block',
    width: 18,
    height: 18,
    margin: 1,
    accentColor: theme.vars.palette.primary.main,
  },
  '& [data-problem]': { padding: theme.spacing(1) },
  '& [data-menu]': { width: 44, padding: 0, textAlign: 'end' },
  '& [data-menu] button': { minWidth: 40, minHeight: ROW_HEIGHT, padding: 0, borderRadius: 8 },
}));

/** The columns between the checkbox and the menu. */
const HEADS = ['Title', 'State', 'Place', 'Pay', 'Closing', 'Consultant', 'Changed'];

/** More rows than a screen shows. */
const ROWS_AT_ONCE = 250;

function indexChanges(changes: readonly LatestChange[]): ReadonlyMap<string, LatestChange> {
  return new Map(changes.map((each) => [each.id, each]));
}

/** Jobs as a table. It contains all rows, so that the browser's search finds them. */
export function JobTable(props: JobsProps) {
  const { jobs, taxonomy, now, selected, tools } = props;
  const { data: changes } = useQuery({
    ...apiQuery('/api/admin/versions/:kind', { kind: 'jobs' }),
    select: indexChanges,
  });
  // The first rows are usable while the others render.
  const drawn = useDeferredValue(jobs, jobs.slice(0, ROWS_AT_ONCE));
  // Keeps its identity, so that only changed rows render again.
  const select = useEventCallback(props.onSelect);
  const onEdit = useEventCallback(tools.onEdit);
  const onDuplicate = useEventCallback(tools.onDuplicate);
  const onDelete = useEventCallback(tools.onDelete);
  const onHistory = useEventCallback(tools.onHistory);
  const rowTools = useMemo(
    () => ({ onEdit, onDuplicate, onDelete, onHistory, scrollTargetId: undefined }),
    [onEdit, onDuplicate, onDelete, onHistory],
  );

  return (
    <Frame>
      <Table aria-label="Jobs" data-bar={selected.size > 0 ? '' : undefined}>
        <thead>
          <tr>
            <td data-pick="" />
            {HEADS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <td data-menu="" />
          </tr>
        </thead>
        <tbody>
          {drawn.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              taxonomy={taxonomy}
              now={now}
              change={changes?.get(job.id)}
              isSelected={selected.has(job.id)}
              onSelect={select}
              tools={rowTools}
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

interface RowProps extends JobItemProps {
  change: LatestChange | undefined;
}

/** A job as a row of the table; its title is a link to its form. */
const JobRow = memo(function JobRow(props: RowProps) {
  const { taxonomy, now, change, isSelected, onSelect, tools } = props;
  const { item: job, mutate: patch, error } = definition.usePatch(props.job);
  const { id, title, isFeatured, draft, salary, closesAt } = job;
  const state = publicationState(job, now);
  const titleId = `job-${id}`;

  function open(event: MouseEvent) {
    // The browser opens new tabs and windows itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tools.onEdit(job);
  }

  return (
    <>
      <tr
        {...itemAttributes(id, titleId, state === 'live')}
        data-selected={isSelected ? '' : undefined}
      >
        <td data-pick="">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={(event) => onSelect(id, event)}
          />
        </td>
        <th scope="row">
          <ItemTop as="span">
            <FlowRow as="span" sx={{ flexWrap: 'nowrap', gap: 1 }}>
              <a id={titleId} href={itemFormPath(definition.tab, id)} onClick={open}>
                {title}
              </a>
              {isFeatured && (
                <>
                  <StarIcon isFilled size={14} />
                  <VisuallyHidden>Featured</VisuallyHidden>
                </>
              )}
            </FlowRow>{' '}
            <DraftBadge note={draft} /> <EditingMark kind="jobs" id={id} place="row" />
          </ItemTop>
        </th>
        <td data-short="">
          <Badge data-state={state}>{STATE_WORDS[state]}</Badge>
        </td>
        <td>{placesOf(job, taxonomy).join(', ')}</td>
        <td>{salary}</td>
        <td data-short="">{closesAt && longDay(closesAt)}</td>
        <td>{consultantOf(job, taxonomy)}</td>
        <td data-short="">{change && [change.by, clockTime(change.at, now)].join(' ')}</td>
        <td data-menu="">
          <JobMenuButton job={job} now={now} patch={patch} tools={tools} describedBy={titleId} />
        </td>
      </tr>
      {error && (
        <tr>
          <td colSpan={HEADS.length + 2} data-problem="">
            <WriteFailure error={error} subject="The job" />
          </td>
        </tr>
      )}
    </>
  );
});
