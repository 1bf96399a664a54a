import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef } from 'react';
import { MuiTheme } from '@/theme/mui-theme';
import type { ChoiceProps } from './native-select-field';
import { type Typed, matchTyped, typeOn } from './type-ahead';

// The label's notch begins where the field's round corner has ended.
const Choice = styled(TextField)({
  '& .MuiInputLabel-root': { transform: 'translate(20px, -9px) scale(0.8125)' },
  '& .MuiOutlinedInput-notchedOutline': { paddingLeft: 14 },
  '& .MuiOutlinedInput-notchedOutline legend': { fontSize: '0.8125em' },
  '& .MuiSelect-select': { paddingLeft: 20 },
});

/** A choice of one text or none. Its open list follows typed letters and forgets them after a second. */
export function SelectField({ label, value, onChange, emptyLabel, options }: ChoiceProps) {
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
    <MuiTheme>
      <Choice
        select
        fullWidth
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
        <MenuItem value="">{emptyLabel}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Choice>
    </MuiTheme>
  );
}
