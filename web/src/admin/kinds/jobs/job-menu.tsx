import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Job } from '@torque-tide/contract/jobs';
import { jobPath } from '@torque-tide/domain/paths';
import { publicationState } from '@torque-tide/domain/publication';
import { useState } from 'react';
import { useIsPreviewable } from '@/admin/publishing/use-is-previewable';
import { useContentTools } from '@/admin/content/content-tools-context';
import { jobs } from './jobs';

/** What a line of the table leads to. */
export type JobAct = 'edit' | 'duplicate' | 'history' | 'delete';

/** Before any menu was opened. */
const NO_ITEM = { id: '' };

interface Opened {
  anchor: HTMLElement;
  job: Job;
}

interface Props {
  /** Undefined where none is open. */
  menu: Opened | undefined;
  onClose: () => void;
  onAct: (act: JobAct, job: Job) => void;
}

/** What can be done to one job of the table: one menu for all of them. */
export function JobMenu({ menu, onClose, onAct }: Props) {
  // Kept while the menu fades out, so that its words do not change before it.
  const [last, setLast] = useState<Opened>();
  if (menu && menu !== last) setLast(menu);
  const shown = menu ?? last;
  const toggle = jobs.usePatch(shown?.job.id ?? '');
  const isPreviewable = useIsPreviewable('jobs', shown?.job ?? NO_ITEM, new Date());
  const { showPreviews } = useContentTools();
  if (!shown) return null;
  const { anchor, job } = shown;
  const { id, title, isActive, isFeatured, isFilled = false } = job;
  const state = publicationState(job, new Date());

  function close(then: () => void) {
    onClose();
    then();
  }

  return (
    <Menu
      open={menu !== undefined}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': job.title } }}
    >
      <MenuItem onClick={() => close(() => onAct('edit', job))}>Edit</MenuItem>
      <MenuItem component="a" href={jobPath(id)} target="_blank" rel="noopener" onClick={onClose}>
        View (opens in a new tab)
      </MenuItem>
      {isPreviewable && (
        <MenuItem onClick={() => close(() => showPreviews({ kind: 'jobs', id, title }))}>
          Preview link
        </MenuItem>
      )}
      <MenuItem onClick={() => close(() => toggle.mutate({ isActive: !isActive }))}>
        {isActive ? 'Deactivate' : 'Activate'}
      </MenuItem>
      <MenuItem onClick={() => close(() => toggle.mutate({ isFeatured: !isFeatured }))}>
        {isFeatured ? 'Unfeature' : 'Feature'}
      </MenuItem>
      {(isFilled || state === 'live' || state === 'closed') && (
        <MenuItem onClick={() => close(() => toggle.mutate({ isFilled: !isFilled }))}>
          {isFilled ? 'Reopen' : 'Mark as filled'}
        </MenuItem>
      )}
      <MenuItem onClick={() => close(() => onAct('duplicate', job))}>Duplicate</MenuItem>
      <MenuItem onClick={() => close(() => onAct('history', job))}>History</MenuItem>
      <MenuItem sx={{ color: 'error.main' }} onClick={() => close(() => onAct('delete', job))}>
        Delete
      </MenuItem>
    </Menu>
  );
}
