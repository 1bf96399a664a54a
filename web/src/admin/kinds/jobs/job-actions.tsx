import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { jobPath } from '@torque-tide/domain/paths';
import { publicationState } from '@torque-tide/domain/publication';
import { useContentTools } from '@/admin/content/content-tools';
import type { ListTools } from '@/admin/lists/content-list';
import { isUnseen } from '@/admin/publishing/publishing';
import { ItemButton, ItemLink } from '@/admin/ui/item-button';
import { ItemActions } from '@/admin/ui/list-parts';
import { type MenuState, useMenu } from '@/admin/ui/menu';
import { StarIcon } from '@/shared/ui/icons/admin';

interface Props {
  job: Job;
  now: Date;
  /** Changes fields of the job at once. */
  patch: (change: JobPatch) => void;
  tools: ListTools<Job>;
  /** The id of the job's title. */
  describedBy: string;
}

/** The buttons of a job's card, the last of which opens the menu of the other actions. */
export function JobButtons(props: Props) {
  const { job, patch, tools, describedBy } = props;
  const { id, isActive, isFeatured } = job;
  return (
    <ItemActions data-actions="">
      <ItemButton
        aria-label="Featured"
        title={isFeatured ? 'Unfeature' : 'Feature'}
        aria-pressed={isFeatured}
        aria-describedby={describedBy}
        onClick={() => patch({ isFeatured: !isFeatured })}
      >
        <StarIcon isFilled={isFeatured} />
      </ItemButton>
      <ItemButton aria-describedby={describedBy} onClick={() => patch({ isActive: !isActive })}>
        {isActive ? 'Deactivate' : 'Activate'}
      </ItemButton>
      <ItemLink aria-describedby={describedBy} href={jobPath(id)} />
      <ItemButton aria-describedby={describedBy} onClick={() => tools.onEdit(job)}>
        Edit
      </ItemButton>
      <ItemButton aria-describedby={describedBy} color="error" onClick={() => tools.onDelete(job)}>
        Delete
      </ItemButton>
      <JobMenuButton {...props} isOfCard />
    </ItemActions>
  );
}

interface MenuProps extends Props {
  /** A card has its first actions as buttons. */
  isOfCard?: boolean;
}

/** The button that opens the menu of a job. */
export function JobMenuButton(props: MenuProps) {
  const state = useMenu();
  return (
    <>
      <ItemButton aria-label="More" aria-describedby={props.describedBy} {...state.button}>
        <span aria-hidden="true">⋯</span>
      </ItemButton>
      {state.isUsed && <JobMenu {...props} state={state} />}
    </>
  );
}

function JobMenu(props: MenuProps & { state: MenuState }) {
  const { job, now, patch, tools, state, isOfCard = false } = props;
  const { id, title, isActive, isFeatured, isFilled = false } = job;
  const { showPreviews } = useContentTools();
  const published = publicationState(job, now);
  const item = (label: string, run: () => void) => (
    <MenuItem onClick={state.choose(run)}>{label}</MenuItem>
  );
  return (
    <Menu {...state.menu} slotProps={{ list: { dense: true, 'aria-label': title } }}>
      {!isOfCard &&
        item(isFeatured ? 'Unfeature' : 'Feature', () => patch({ isFeatured: !isFeatured }))}
      {!isOfCard &&
        item(isActive ? 'Deactivate' : 'Activate', () => patch({ isActive: !isActive }))}
      {(isFilled || published === 'live' || published === 'closed') &&
        item(isFilled ? 'Reopen' : 'Mark as filled', () => patch({ isFilled: !isFilled }))}
      {!isOfCard && (
        <MenuItem
          component="a"
          href={jobPath(id)}
          target="_blank"
          rel="noopener"
          onClick={state.menu.onClose}
        >
          View (opens in a new tab)
        </MenuItem>
      )}
      {isUnseen(job, now) && item('Preview link', () => showPreviews({ kind: 'jobs', id, title }))}
      {!isOfCard && item('Edit', () => tools.onEdit(job))}
      {item('Duplicate', () => tools.onDuplicate(job))}
      {item('History', () => tools.onHistory(job))}
      {!isOfCard && (
        <MenuItem sx={{ color: 'error.main' }} onClick={state.choose(() => tools.onDelete(job))}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
