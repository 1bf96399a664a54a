import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { COLUMN_WORDS, JOB_COLUMNS, type JobColumn } from './job-columns';
import { useMenu } from '@/admin/ui/use-menu';

interface Props {
  columns: readonly JobColumn[];
  onChange: (columns: readonly JobColumn[]) => void;
}

/** Chooses what the table shows beside the titles; at least one column stays. */
export function ColumnsMenu({ columns, onChange }: Props) {
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
              {COLUMN_WORDS[column].label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
