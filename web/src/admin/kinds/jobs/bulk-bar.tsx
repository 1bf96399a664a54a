import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { AnyBulkAction } from './bulk-action';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 56,
  marginBottom: theme.spacing(1),
  paddingBlock: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: '1px solid transparent',
  // Stays in reach: what is selected may be far down the list.
  '&[data-selected]': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    borderBottomColor: theme.vars.palette.divider,
  },
  '& button': { minHeight: 44 },
  '& > [data-clear]': { fontWeight: 400, textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: {
    minHeight: 44,
    marginBottom: 0,
    paddingBlock: 0,
    '& > [data-clear]': { marginInlineStart: 'auto' },
  },
}));

const All = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 44,
  // In line with the checkboxes of the cards below.
  paddingInlineStart: `calc(${theme.spacing(2.5)} + 1px)`,
  cursor: 'pointer',
  '& > .MuiCheckbox-root': { marginInline: theme.spacing(-1.25) },
}));

const Words = styled('p')({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: theme.spacing(0, 0.5),
  '& > [data-apart]': { marginInlineStart: theme.spacing(2) },
  // On a phone what destroys stands in a line of its own.
  [theme.breakpoints.down('sm')]: {
    flexBasis: '100%',
    marginInline: -6,
    '& > button': { minWidth: 0, paddingInline: 6 },
    '& > [data-apart]': { marginInlineStart: 'auto' },
  },
}));

interface Props {
  actions: Readonly<Record<string, AnyBulkAction>>;
  /** How many of the shown jobs are selected, and how many there are to be. */
  selected: number;
  shown: number;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: AnyBulkAction) => void;
  onExport: () => void;
}

/** Selects all shown jobs, and offers what can be done to those that are. */
export function BulkBar(props: Props) {
  const { actions, selected, shown, onSelectAll, onClear, onAct, onExport } = props;
  const wordsId = useId();
  const isAll = selected === shown;
  return (
    <Bar data-selected={selected > 0 ? '' : undefined}>
      <All>
        <Checkbox
          checked={isAll}
          indeterminate={selected > 0 && !isAll}
          onChange={isAll ? onClear : onSelectAll}
          slotProps={{ input: { 'aria-label': `Select all ${shown} shown` } }}
        />
        <Words id={wordsId} role="status">
          {selected > 0 ? `${selected} selected` : 'Select all'}
        </Words>
      </All>
      {selected > 0 && (
        <Button size="small" color="inherit" data-clear="" onClick={onClear}>
          Clear selection
        </Button>
      )}
      {selected > 0 && (
        <Actions role="group" aria-labelledby={wordsId}>
          <Button size="small" color="inherit" data-export="" onClick={onExport}>
            Export selected
          </Button>
          {Object.values(actions).map((action) => (
            <Button
              key={action.label}
              size="small"
              color={action.tone ?? 'inherit'}
              data-apart={action.tone && ''}
              onClick={() => onAct(action)}
            >
              {action.label}
            </Button>
          ))}
        </Actions>
      )}
    </Bar>
  );
}
