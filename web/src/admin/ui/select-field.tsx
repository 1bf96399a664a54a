import MenuItem from '@mui/material/MenuItem';
import type { TextFieldProps } from '@mui/material/TextField';
import { OutlinedField } from './outlined-field';
import { useTypeAhead } from './type-ahead';

interface Props extends Omit<TextFieldProps, 'onChange' | 'select' | 'slotProps' | 'variant'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first option, whose value is empty; left out where there always is a choice. */
  emptyLabel?: string | undefined;
  options: readonly string[];
  /** What an option reads as, where that is not itself. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** A choice of one text or none. Its open list follows typed letters and forgets them after a second. */
export function SelectField(props: Props) {
  const { onChange, emptyLabel, options, labels, ...field } = props;
  const followTyping = useTypeAhead();

  return (
    <OutlinedField
      {...field}
      select
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: {
          displayEmpty: true,
          MenuProps: { slotProps: { list: { onKeyDownCapture: followTyping } } },
        },
      }}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {labels?.[option] ?? option}
        </MenuItem>
      ))}
    </OutlinedField>
  );
}
