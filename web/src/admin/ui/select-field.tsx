import Checkbox from '@mui/material/Checkbox';
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

/** What stands for no choice among the values of the list. */
const ALL = '';

interface ChoicesProps {
  label: string;
  /** What is chosen; nothing stands for all. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** The first option, which takes every choice back. */
  emptyLabel: string;
  options: readonly string[];
  /** What an option reads as, where that is not itself. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** A choice of any number of texts. Its list stays open while they are chosen. */
export function ChoicesField({
  label,
  values,
  onChange,
  emptyLabel,
  options,
  labels,
}: ChoicesProps) {
  const followTyping = useTypeAhead();
  const labelOf = (value: string) => labels?.[value] ?? value;
  return (
    <OutlinedField
      select
      label={label}
      value={values.length === 0 ? [ALL] : values}
      onChange={({ target }) => {
        const next = target.value as unknown as readonly string[];
        const isEmptied = values.length > 0 && next.includes(ALL);
        onChange(isEmptied ? [] : next.filter((value) => value !== ALL));
      }}
      slotProps={{
        select: {
          multiple: true,
          renderValue: () => (values.length === 0 ? emptyLabel : values.map(labelOf).join(', ')),
          MenuProps: { slotProps: { list: { onKeyDownCapture: followTyping } } },
        },
      }}
    >
      <MenuItem value={ALL}>{emptyLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          <Checkbox
            checked={values.includes(option)}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 0.5, mr: 1, ml: -0.5 }}
          />
          {labelOf(option)}
        </MenuItem>
      ))}
    </OutlinedField>
  );
}
