import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useMenu } from '@/admin/ui/menu';
import { createStoredText } from '@/shared/browser/stored-choice';
import { COLUMNS, JOB_COLUMNS, type JobColumn, writeColumns } from './job-columns';

/** Cards, or what shows many: a table, and where that has no room a list. */
export type JobLayout = 'cards' | 'table';

const stored = {
  layout: createStoredText('adminJobsLayout'),
  columns: createStoredText('adminJobsColumns'),
};

/** How the jobs are listed, chosen once and kept in this browser. */
export function useJobLayout() {
  const layout = useSyncExternalStore(stored.layout.subscribe, stored.layout.read);
  const columns = useSyncExternalStore(stored.columns.subscribe, stored.columns.read);
  return {
    isTable: layout === 'table',
    columns: columns ?? '',
    setLayout: (next: JobLayout) => stored.layout.write(next),
    setColumns: (next: readonly JobColumn[]) => stored.columns.write(writeColumns(next)),
  };
}

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  '& > button': {
    minHeight: 36,
    paddingInline: theme.spacing(1.5),
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
    borderColor: theme.vars.palette.divider,
  },
  '& > [aria-pressed="true"]': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '& > :first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > :last-of-type': {
    marginInlineStart: -1,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
}));

interface SwitchProps {
  layout: JobLayout;
  /** False where a table has no room. */
  isWide: boolean;
  onChange: (layout: JobLayout) => void;
}

/** Cards that tell much of each job, or a table or list that shows many. */
export function LayoutSwitch({ layout, isWide, onChange }: SwitchProps) {
  const words = { cards: 'Cards', table: isWide ? 'Table' : 'List' };
  return (
    <Choices role="group" aria-label="Layout">
      {(['cards', 'table'] as const).map((each) => (
        <Button
          key={each}
          variant="outlined"
          color="inherit"
          aria-pressed={each === layout}
          onClick={() => onChange(each)}
        >
          {words[each]}
        </Button>
      ))}
    </Choices>
  );
}

interface ColumnsProps {
  columns: readonly JobColumn[];
  onChange: (columns: readonly JobColumn[]) => void;
}

/** Chooses what the table shows beside the titles; at least one column stays. */
export function ColumnsMenu({ columns, onChange }: ColumnsProps) {
  const { button, menu } = useMenu();
  return (
    <>
      <Button size="small" variant="outlined" {...button}>
        Columns
      </Button>
      <Menu {...menu} slotProps={{ list: { dense: true } }}>
        {JOB_COLUMNS.map((column) => {
          const isShown = columns.includes(column);
          return (
            <MenuItem
              key={column}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && columns.length === 1}
              onClick={() =>
                onChange(
                  JOB_COLUMNS.filter((each) =>
                    each === column ? !isShown : columns.includes(each),
                  ),
                )
              }
            >
              <Checkbox
                checked={isShown}
                tabIndex={-1}
                disableRipple
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0.5, mr: 1 }}
              />
              {COLUMNS[column].label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
