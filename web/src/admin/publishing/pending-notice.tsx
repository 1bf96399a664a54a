import Button from '@mui/material/Button';
import { useState } from 'react';
import { describeDraftTime } from '@/admin/requests/describe';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ButtonRow } from '@/admin/ui/button-row';
import { Notice } from '@/admin/ui/notice';

interface Props {
  /** Who saved them last, when, and since when there are any. */
  pending: { by: string; at: string; since: string };
  noun: string;
  isDropping: boolean;
  onCompare: () => void;
  onDrop: () => void;
}

/** Says that a form shows what visitors do not see: whose it is, since when, and what can be done. */
export function PendingNotice({ pending, noun, isDropping, onCompare, onDrop }: Props) {
  const { by, at, since } = pending;
  const { username } = useAdminSession();
  const [now] = useState(() => new Date());
  const begun = since === at ? '' : `, begun ${describeDraftTime(since, now)}`;
  return (
    <Notice role="group" aria-label="Unpublished changes">
      <p>
        <strong>
          Unpublished changes by {by === username ? 'you' : by}, {describeDraftTime(at, now)}
          {begun}
        </strong>
        Visitors go on seeing the live {noun} until you press ‘Publish changes’.
      </p>
      <ButtonRow>
        <Button size="small" variant="outlined" onClick={onCompare}>
          Compare
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={isDropping}
          onClick={onDrop}
        >
          Drop changes
        </Button>
      </ButtonRow>
    </Notice>
  );
}
