import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useMenu } from '@/admin/ui/use-menu';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
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

/** So many actions stand in the bar beside those that take something away; the others are in its menu. */
const IN_SIGHT = 3;

interface Props {
  /** Those that do something to the selected jobs. */
  actions: readonly AnyBulkAction[];
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
  const more = useMenu();
  const harmless = actions.filter(({ tone }) => tone !== 'error');
  const button = (action: AnyBulkAction) => (
    <Button
      key={action.label}
      size="small"
      color={action.tone ?? 'inherit'}
      data-apart={action.tone && ''}
      onClick={() => onAct(action)}
    >
      {action.label}
    </Button>
  );
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
          {harmless.slice(0, IN_SIGHT).map(button)}
          <Button size="small" color="inherit" endIcon={<ChevronDownIcon />} {...more.button}>
            More
          </Button>
          <Menu {...more.menu}>
            {harmless.slice(IN_SIGHT).map((action) => (
              <MenuItem key={action.label} onClick={more.choose(() => onAct(action))}>
                {action.label}
              </MenuItem>
            ))}
            <MenuItem onClick={more.choose(onExport)}>Export selected</MenuItem>
          </Menu>
          {actions.filter(({ tone }) => tone === 'error').map(button)}
        </Actions>
      )}
    </Bar>
  );
}
