import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Running = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& > p': { fontVariantNumeric: 'tabular-nums' },
  '& > .MuiLinearProgress-root': { gridColumn: '1 / -1', borderRadius: 999 },
}));

interface Props {
  /** How many items are done, of `all`. */
  progress: number;
  all: number;
  onStop: () => void;
}

/** How far a run over many items has come, and the way to stop it. */
export function BulkProgress({ progress, all, onStop }: Props) {
  const id = useId();
  return (
    <Running>
      <p id={id} role="status">
        {progress} of {all} done
      </p>
      {/* What else could have the focus is disabled now, and it has to stay in the dialog. */}
      <Button autoFocus size="small" variant="outlined" onClick={onStop}>
        Stop
      </Button>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        value={all === 0 ? 0 : (100 * progress) / all}
      />
    </Running>
  );
}
