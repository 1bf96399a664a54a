import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { sizeInWords } from './prepare-picture';
import type { UploadState } from './use-picture-upload';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  fontSize: '0.875rem',
  '& > [role="progressbar"]': { flex: '1 1 120px' },
}));

interface Props {
  state: UploadState;
  onRetry: () => void;
  onCancel: () => void;
}

/** What becomes of a picture on its way, for eyes and for screen readers. */
export function UploadStatus({ state, onRetry, onCancel }: Props) {
  const isRunning = state.as === 'reducing' || state.as === 'sending';
  return (
    <>
      <Line aria-live="polite">
        {/* Said once: the bar tells the rest. */}
        {isRunning && (
          <span>{state.as === 'reducing' ? 'Preparing the picture' : 'Sending the picture'}</span>
        )}
        {state.as === 'sent' && <span>{describeSent(state)}</span>}
      </Line>
      {isRunning && (
        <Line>
          <LinearProgress
            aria-label="Sending the picture"
            {...(state.as === 'sending'
              ? { variant: 'determinate', value: Math.round(state.part * 100) }
              : {})}
          />
          <Button
            variant="text"
            size="small"
            aria-label="Cancel sending the picture"
            onClick={onCancel}
          >
            Cancel
          </Button>
        </Line>
      )}
      {state.as === 'failed' && (
        <ProblemAlert
          title="The picture was not sent"
          actions={
            state.canRetry && (
              <Button variant="outlined" size="small" onClick={onRetry}>
                Try again
              </Button>
            )
          }
        >
          {state.reason}
        </ProblemAlert>
      )}
    </>
  );
}

function describeSent({ media, fileSize }: Extract<UploadState, { as: 'sent' }>): string {
  const { width, height, size, extension } = media;
  const shape = extension === 'svg' ? 'a drawing' : `${width} × ${height} pixels`;
  const before = fileSize > size ? `, from ${sizeInWords(fileSize)}` : '';
  return `The picture is here: ${shape}, ${sizeInWords(size)}${before}. Save to keep it.`;
}
