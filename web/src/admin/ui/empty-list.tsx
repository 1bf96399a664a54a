import Button from '@mui/material/Button';
import { EmptyState } from '@/shared/ui/state/empty-state';

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
    <EmptyState
      level={3}
      title={title}
      actions={
        action && (
          <Button variant="outlined" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
    >
      {hint && <p>{hint}</p>}
    </EmptyState>
  );
}
