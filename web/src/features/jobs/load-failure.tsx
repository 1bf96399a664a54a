import { Button } from '@/components/button/button';
import { AlertIcon } from '@/components/icons/controls';
import { styled } from '@/theme/styled';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(3),
  '& span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1) },
  '& svg': { flex: 'none', color: theme.vars.palette.error.main },
}));

interface Props {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Owns up that the jobs could not be read: an empty list alone would look like an answer. */
export function LoadFailure({ onRetry, isRetrying }: Props) {
  return (
    <Notice role="alert">
      <span>
        <AlertIcon />
        The jobs could not be loaded just now.
      </span>
      <Button variant="contained" size="small" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again...' : 'Try again'}
      </Button>
    </Notice>
  );
}
