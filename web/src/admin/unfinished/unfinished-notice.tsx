import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { ButtonRow } from '@/admin/ui/button-row';
import { Notice } from '@/admin/ui/notice';
import { clockTime } from '@/admin/text/moments';
import type { Offer } from './use-unfinished-form';

interface Props {
  offer: Pick<Offer<unknown>, 'savedAt' | 'browser'>;
  /** How many more were left of the same form. */
  others: number;
  /** The item has been saved by somebody since it was begun. */
  isOutdated: boolean;
  resume: () => void;
  discard: () => void;
}

/** Offers what was typed before and never saved. The form waits for the answer. */
export function UnfinishedNotice({ offer, others, isOutdated, resume, discard }: Props) {
  const { savedAt, browser } = offer;
  const [now] = useState(() => new Date());
  return (
    <Notice role="status" data-tone="unfinished">
      <div>
        <strong>
          {`You have an unfinished form from ${clockTime(savedAt, now)}`}
          {browser && `, left in ${browser}`}
        </strong>
        {others > 0 && (
          <p>{`${others === 1 ? 'One more' : `${others} more`} of it stays in the list of what is unfinished.`}</p>
        )}
        {isOutdated && <p>It has been changed since. When you save, you are shown what differs.</p>}
      </div>
      <ButtonRow>
        <Button size="small" variant="contained" onClick={resume}>
          Continue with it
        </Button>
        <Button size="small" variant="outlined" onClick={discard}>
          Discard it
        </Button>
      </ButtonRow>
    </Notice>
  );
}

/** How often it is told how long ago a form was kept, in ms. */
const TOLD_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;

/** When what is typed was kept last: 'Kept 10 s ago'. */
export function KeptNote({ at }: { at: number }) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TOLD_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return keptText(now - at);
}

function keptText(ms: number): string {
  if (ms < TOLD_EVERY_MS) return 'Kept just now';
  if (ms < MINUTE_MS) return `Kept ${Math.floor(ms / TOLD_EVERY_MS) * 10} s ago`;
  return `Kept ${Math.floor(ms / MINUTE_MS)} min ago`;
}
