import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  '&:not(:has(p:empty))': { marginBottom: theme.spacing(2) },
}));

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.primary.main,
  overflowWrap: 'anywhere',
}));

interface Props {
  /** What was just done; undefined when nothing was. */
  children: string | undefined;
  /** Takes it back, where it can be taken back. */
  onUndo?: (() => void) | undefined;
}

/** Says above a list what became of the last action, where no toast is specified for it. */
export function ListOutcome({ children, onUndo }: Props) {
  return (
    <Row>
      <Line role="status">{children}</Line>
      {children && onUndo && (
        <Button size="small" variant="outlined" onClick={onUndo}>
          Undo
        </Button>
      )}
    </Row>
  );
}
