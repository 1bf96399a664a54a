import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useMenu } from '@/admin/ui/use-menu';
import { createStoredText } from '@/shared/browser/stored-choice';
import { COLUMNS, JOB_COLUMNS, type JobColumn, writeColumns } from './job-columns';

export type JobLayout = 'cards' | 'table';

const stored = {
  layout: createStoredText('adminJobsLayout'),
  columns: createStoredText('adminJobsColumns'),
};

/** How the jobs are listed, chosen once and kept in this browser. */
export function useJobLayout() {
  const layout = useSyncExternalStore(stored.layout.subscribe, readLayout);
  const columns = useSyncExternalStore(stored.columns.subscribe, () => stored.columns.read() ?? '');
  return {
    layout,
    columns,
    setLayout: (next: JobLayout) => stored.layout.write(next),
    setColumns: (next: readonly JobColumn[]) => stored.columns.write(writeColumns(next)),
  };
}

function readLayout(): JobLayout {
  return stored.layout.read() === 'table' ? 'table' : 'cards';
}

const Choice = styled(ToggleButton)(({ theme }) => ({
  minHeight: 36,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  '&.Mui-selected': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

interface SwitchProps {
  layout: JobLayout;
  onChange: (layout: JobLayout) => void;
}

/** Cards that tell much of each job, or a table that shows many. */
export function LayoutSwitch({ layout, onChange }: SwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Layout"
      value={layout}
      onChange={(_, next: JobLayout | null) => {
        if (next) onChange(next);
      }}
    >
      <Choice value="cards">Cards</Choice>
      <Choice value="table">Table</Choice>
    </ToggleButtonGroup>
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
