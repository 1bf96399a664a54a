import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Note } from './list-parts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& h3': theme.typography.h3,
}));

interface Props {
  title: string;
  /** A sentence below the title. */
  hint?: string | undefined;
  /** The way on, where there is one. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** Stands in a tab where its list or form would. */
export function EmptyList({ title, hint, action }: Props) {
  return (
    <Panel>
      <h3>{title}</h3>
      {hint && <Note>{hint}</Note>}
      {action && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Panel>
  );
}
