import Button from '@mui/material/Button';
import { useState } from 'react';
import { clockTime } from '@/admin/text/moments';
import { Note } from '@/admin/ui/list-parts';

interface Props {
  /** When it was typed, as ISO 8601. */
  at: string;
  onDiscard: () => void;
}

/** Says that the form holds what was typed earlier: 'Restored from 10:42 · Discard'. */
export function RestoredLine({ at, onDiscard }: Props) {
  const [now] = useState(() => new Date());
  return (
    <Note role="status" sx={{ mb: 2 }}>
      {`Restored from ${clockTime(at, now)} · `}
      <Button size="small" variant="text" sx={{ minWidth: 0 }} onClick={onDiscard}>
        Discard
      </Button>
    </Note>
  );
}
