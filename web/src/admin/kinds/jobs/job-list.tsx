import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import type { PendingNote } from '@torque-tide/contract/pending';
import { memo, useState } from 'react';
import type { ListTools } from '@/admin/lists/content-list';
import { LongList } from '@/admin/lists/long-list';
import { WriteFailure } from '@/admin/requests/failures';
import { FoundContext, Marked } from '@/admin/text/marked';
import { StateBadge } from '@/admin/ui/badge';
import { itemAttributes } from '@/admin/ui/list-parts';
import { JobMenu } from './job-actions';
import type { JobsProps } from './job-layout';
import { summarizeJob, type Taxonomy } from './job-summary';
import { JobCheckbox } from './job-checkbox';
import { JobTitle } from './job-title';
import { MenuButton } from './menu-button';

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
  const { jobs, heights, taxonomy, now, found, pending, failures } = props;
  const { selected, onSelect, isGone, placeholderOf, tools } = props;
  const [opened, setOpened] = useState<{ anchor: HTMLElement; job: Job }>();
  return (
    <>
      <LongList
        isDense
        items={jobs}
        estimate={ROW_ESTIMATE}
        heights={heights}
        isGone={isGone}
        scrollTargetId={tools.scrollTargetId}
      >
        {(job) =>
          placeholderOf(job) || (
            <FoundContext value={found.get(job.id)}>
              <JobListRow
                job={job}
                note={pending.get(job.id)}
                taxonomy={taxonomy}
                now={now}
                failure={failures.get(job.id)}
                isSelected={selected.has(job.id)}
                onSelect={onSelect}
                onEdit={tools.onEdit}
                onMenu={(anchor) => setOpened({ anchor, job })}
              />
            </FoundContext>
          )
        }
      </LongList>
      <JobMenu opened={opened} now={now} tools={tools} onClose={() => setOpened(undefined)} />
    </>
  );
}

interface RowProps extends Pick<JobsProps, 'onSelect'> {
  job: Job;
  note: PendingNote | undefined;
  taxonomy: Taxonomy;
  now: Date;
  failure: Error | null | undefined;
  isSelected: boolean;
  onEdit: ListTools<Job>['onEdit'];
  onMenu: (anchor: HTMLElement) => void;
}

const JobListRow = memo(function JobListRow(props: RowProps) {
  const { job, note, taxonomy, now, failure, isSelected, onSelect, onEdit, onMenu } = props;
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
        <JobTitle job={job} titleId={titleId} note={note} onEdit={onEdit} />
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
      <MenuButton describedBy={titleId} onOpen={onMenu} />
      <WriteFailure error={failure} subject="The job" />
    </Row>
  );
});
