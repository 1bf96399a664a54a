import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { useHeldOrder } from './held-order';

/** Takes no room, so that the list stays where it is; in sight wherever in the list one is. */
const Line = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1.5),
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  '& > button': {
    flex: 'none',
    marginTop: theme.spacing(-2.5),
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

interface Props {
  held: Pick<ReturnType<typeof useHeldOrder>, 'isWaiting' | 'release' | 'listProps'>;
  children: ReactNode;
}

/** Stands around a list whose order waits while it is used. */
export function HeldList({ held: { isWaiting, release, listProps }, children }: Props) {
  return (
    // Nothing is pressed on it: it only learns whether the list is in use.
    <div {...listProps}>
      <Line>
        {isWaiting && (
          <Button size="small" variant="outlined" onClick={release}>
            Order has changed
          </Button>
        )}
      </Line>
      {children}
    </div>
  );
}
