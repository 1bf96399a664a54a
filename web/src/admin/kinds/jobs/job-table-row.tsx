import type { LatestChange } from '@torque-tide/contract/history';
import type { Job } from '@torque-tide/contract/jobs';
import { itemFormPath } from '@torque-tide/domain/paths';
import { memo, type MouseEvent } from 'react';
import { Marked } from '@/admin/text/marked';
import { PendingBadge } from '@/admin/publishing/pending-badge';
import { itemAttributes } from '@/admin/ui/list-parts';
import { StarIcon } from '@/shared/ui/icons/admin';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { COLUMNS, type JobColumn } from './job-columns';
import { type Taxonomy, summarizeJob } from './job-summary';
import { jobs } from './jobs';
import { isWithShift } from '@/admin/lists/use-selection';

interface Props {
  job: Job;
  columns: readonly JobColumn[];
  taxonomy: Taxonomy;
  now: Date;
  change: LatestChange | undefined;
  isSelected: boolean;
  /** Somebody else has deleted it: it can be read and no more. */
  isGone: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  onEdit: (job: Job) => void;
  onMenu: (anchor: HTMLElement, job: Job) => void;
}

/** A job in one line of the table; its title is a link to its form. */
export const JobTableRow = memo(function JobTableRow(props: Props) {
  const { job, columns, taxonomy, now, change, isSelected, isGone } = props;
  const { onSelect, onEdit, onMenu } = props;
  const { id, title, isFeatured } = job;
  const summary = summarizeJob(job, taxonomy, now);
  const titleId = `job-${id}`;

  function open(event: MouseEvent) {
    // A new tab or window is the browser's to open.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    onEdit(job);
  }

  return (
    <tr
      {...itemAttributes(id, titleId, summary.state === 'live')}
      data-selected={isSelected ? '' : undefined}
      inert={isGone}
    >
      <td data-pick="">
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onSelect(id, target.checked, isWithShift(nativeEvent))
          }
        />
      </td>
      <th scope="row" data-column="title">
        <a id={titleId} href={itemFormPath(jobs.tab, id)} title={title} onClick={open}>
          <Marked>{title}</Marked>
        </a>
        {isFeatured && (
          <>
            {' '}
            <StarIcon isFilled size={14} />
            <VisuallyHidden>Featured</VisuallyHidden>
          </>
        )}{' '}
        <PendingBadge kind="jobs" id={id} isShort />
      </th>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {COLUMNS[column].cell?.({ job, summary, change, now })}
        </td>
      ))}
      <td data-menu="">
        <button
          type="button"
          aria-label="More"
          aria-haspopup="menu"
          aria-describedby={titleId}
          onClick={(event) => onMenu(event.currentTarget, job)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </td>
    </tr>
  );
});
