import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { OutlinedField } from './outlined-field';
import { useTypeAhead } from './type-ahead';

/** What stands for no choice among the values of the list. */
const ALL = '';

interface Props {
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
export function ChoicesField({ label, values, onChange, emptyLabel, options, labels }: Props) {
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
