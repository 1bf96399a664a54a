import { styled } from '@mui/material/styles';
import { WriteFailure } from '@/admin/requests/failures';
import { Marked } from '@/admin/text/marked';
import { StateBadge } from '@/admin/ui/badge';
import { itemAttributes } from '@/admin/ui/list-parts';
import { type JobItemProps, JobItems, type JobsProps } from './job-items';
import { summarizeJob } from './job-summary';
import { JobCheckbox, JobTitle, MenuButton } from './job-row-parts';

/** Height of a row, in px: two lines, and room for a finger. */
const ROW_ESTIMATE = 61;

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  minHeight: 60,
  scrollMarginBlock: theme.spacing(12),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[data-marked]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent)`,
  },
  '&[data-selected]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
  },
  '&[data-faded] [data-facts]': { color: theme.vars.palette.text.secondary },
  '& > label': { display: 'grid', placeItems: 'center', alignSelf: 'stretch' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& > [role="alert"]': { gridColumn: '1 / -1' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  // Else a long place, which gives way, would take the room of the menu.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  paddingBlock: theme.spacing(0.75),
  lineHeight: '22px',
}));

/** What it pays stands in full; the place gives way. */
const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& > [data-salary]': { flex: '0 1 auto', minWidth: 'min-content' },
  '& > [data-place]': {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

/** Jobs as a dense list where a table has no room: two lines each, with all that can be done to one in its menu. */
export function JobList(props: JobsProps) {
  return <JobItems {...props} isDense estimate={ROW_ESTIMATE} Item={JobListRow} />;
}

function JobListRow(props: JobItemProps) {
  const { job, taxonomy, now, failure, isSelected, onSelect, onMenu, tools } = props;
  const { id, title } = job;
  const summary = summarizeJob(job, taxonomy, now);
  const titleId = `job-${id}`;
  return (
    <Row
      {...itemAttributes(id, titleId, summary.state === 'live')}
      data-selected={isSelected ? '' : undefined}
    >
      <label>
        <JobCheckbox {...{ id, title, isSelected, onSelect }} />
      </label>
      <Words>
        <JobTitle job={job} titleId={titleId} onEdit={tools.onEdit} />
        <Facts data-facts="">
          <StateBadge state={summary.state} />
          {summary.salary && (
            <span data-salary="">
              <Marked>{summary.salary}</Marked>
            </span>
          )}
          <span data-place="">
            <Marked>{summary.locations.join(', ')}</Marked>
          </span>
        </Facts>
      </Words>
      <MenuButton job={job} titleId={titleId} onMenu={onMenu} />
      <WriteFailure error={failure} subject="The job" />
    </Row>
  );
}
