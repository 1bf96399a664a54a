import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { PAGE_WIDTH } from '@/shared/theme/tokens';

const Row = styled('div')(({ theme }) => ({
  '&:not(:has(p:empty))': { marginBottom: theme.spacing(2) },
  // What was deleted may have stood far down the list: its way back is in sight wherever one is.
  '&[data-undo]': {
    position: 'fixed',
    bottom: theme.spacing(2.5),
    left: `max(${theme.spacing(2.5)}, calc((100vw - ${PAGE_WIDTH}px) / 2))`,
    zIndex: theme.zIndex.appBar,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    maxWidth: `min(600px, calc(100vw - ${theme.spacing(5)}))`,
    margin: 0,
    padding: theme.spacing(1, 1, 1, 2.5),
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 14,
    '& > button': { flex: 'none' },
  },
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
  onDismiss?: () => void;
}

/**
 * Says what became of the last action in a list, where no toast is specified for it: above the
 * list or, with a way back, at the window's foot until that is taken or put away.
 */
export function ListOutcome({ children, onUndo, onDismiss }: Props) {
  const canUndo = children !== undefined && onUndo !== undefined;
  return (
    <Row data-undo={canUndo ? '' : undefined}>
      <Line role="status">{children}</Line>
      {canUndo && (
        <>
          <Button size="small" variant="outlined" onClick={onUndo}>
            Undo
          </Button>
          <IconButton color="inherit" aria-label="Dismiss" onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        </>
      )}
    </Row>
  );
}
