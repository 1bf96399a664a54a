import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import type { JobLayout } from './job-columns';

const Choice = styled(ToggleButton)(({ theme }) => ({
  minHeight: 36,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  '&.Mui-selected': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

interface Props {
  layout: JobLayout;
  onChange: (layout: JobLayout) => void;
}

/** Cards that tell much of each job, or a table that shows many. */
export function LayoutSwitch({ layout, onChange }: Props) {
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
