import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { itemFormPath } from '@torque-tide/domain/paths';
import type { MouseEvent } from 'react';
import { isWithShift } from '@/admin/lists/use-selection';
import { EditingMark } from '@/admin/live/live-context';
import { DraftBadge } from '@/admin/publishing/publishing';
import { Marked, NearMatch } from '@/admin/text/marked';
import { StarIcon } from '@/shared/ui/icons/admin';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import type { OpenedMenu } from './job-actions';
import { jobs as definition } from './jobs';

// The title gives way, and not what is said beside it.
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minWidth: 0,
  '& > a': {
    minWidth: 0,
    overflow: 'hidden',
    fontWeight: 600,
    color: 'inherit',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:hover': { color: theme.vars.palette.primary.main },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& > svg': { flex: 'none' },
}));

interface TitleProps {
  job: Job;
  titleId: string;
  onEdit: (job: Job) => void;
}

/** A job's title as a link to its form, and what is to be known before it is opened. */
export function JobTitle({ job, titleId, onEdit }: TitleProps) {
  const { id, title, isFeatured, draft } = job;

  function open(event: MouseEvent) {
    // A new tab or window is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit(job);
  }

  return (
    <Line>
      <a id={titleId} href={itemFormPath(definition.tab, id)} title={title} onClick={open}>
        <Marked>{title}</Marked>
      </a>
      {isFeatured && (
        <>
          {' '}
          <StarIcon isFilled size={14} />
          <VisuallyHidden>Featured</VisuallyHidden>
        </>
      )}
      <NearMatch isShort /> <DraftBadge note={draft} isShort />{' '}
      <EditingMark kind="jobs" id={id} place="row" />
    </Line>
  );
}

interface CheckboxProps {
  id: string;
  title: string;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
}

/** Selects a job in a row; with Shift all rows from the last one that was selected. */
export function JobCheckbox({ id, title, isSelected, onSelect }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${title}`}
      checked={isSelected}
      onChange={({ target, nativeEvent }) => onSelect(id, target.checked, isWithShift(nativeEvent))}
    />
  );
}

const Dots = styled('button')(({ theme }) => ({
  width: 40,
  minHeight: 44,
  fontWeight: 700,
  color: theme.vars.palette.text.secondary,
  borderRadius: 8,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
}));

interface MenuButtonProps {
  job: Job;
  titleId: string;
  onMenu: (opened: OpenedMenu) => void;
}

/** Opens the menu of what can be done with one job, in a row that has no room for its buttons. */
export function MenuButton({ job, titleId, onMenu }: MenuButtonProps) {
  return (
    <Dots
      type="button"
      aria-label="More"
      aria-haspopup="menu"
      aria-describedby={titleId}
      onClick={(event) => onMenu({ anchor: event.currentTarget, job })}
    >
      <span aria-hidden="true">⋯</span>
    </Dots>
  );
}
