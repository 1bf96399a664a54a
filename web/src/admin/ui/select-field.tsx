import MenuItem from '@mui/material/MenuItem';
import type { TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, useRef } from 'react';
import { OutlinedField } from './outlined-field';
import { type Typed, matchTyped, typeOn } from './type-ahead';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first option, whose value is empty; left out where there always is a choice. */
  emptyLabel?: string | undefined;
  options: readonly string[];
  /** What an option reads as, where that is not itself. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** What a form adds to it: its texts, and how it is reached. */
  inForm?: Pick<
    TextFieldProps,
    'error' | 'helperText' | 'required' | 'inputRef' | 'onBlur' | 'name'
  >;
}

/** A choice of one text or none. Its open list follows typed letters and forgets them after a second. */
export function SelectField(props: Props) {
  const { label, value, onChange, emptyLabel, options, labels, inForm } = props;
  const typed = useRef<Typed>({ text: '', at: 0 });

  function followTyping(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget, timeStamp } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const next = typeOn(typed.current, key, timeStamp);
    // A space that starts nothing chooses the option, as everywhere.
    if (key === ' ' && next.text === ' ') return;
    typed.current = next;
    // The list would otherwise follow the letters too, and forget them after half a second.
    event.stopPropagation();
    event.preventDefault();
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const current = items.findIndex((item) => item === document.activeElement);
    const labels = items.map((item) => item.textContent);
    items[matchTyped(labels, current, typed.current.text)]?.focus();
  }

  return (
    <OutlinedField
      {...inForm}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
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
