import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

// The label's notch begins where the field's round corner has ended.
const Frame = styled(TextField)(({ theme }) => ({
  '& .MuiInputLabel-root': { transform: 'translate(20px, -9px) scale(0.8125)' },
  '& .MuiOutlinedInput-notchedOutline': { paddingLeft: 14 },
  '& .MuiOutlinedInput-notchedOutline legend': { fontSize: '0.8125em' },
  '& .MuiOutlinedInput-root:not(.MuiInputBase-multiline) .MuiOutlinedInput-input': {
    paddingInlineStart: 20,
  },
  // MUI pads the frame of suggestions by 9 px.
  '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root .MuiOutlinedInput-input': {
    paddingInlineStart: 11,
  },
  '& .MuiInputBase-multiline': { paddingInlineStart: 20 },
  // Not of the hidden copy by which MUI measures a line: it would take a line to be as high as this.
  '& .MuiInputBase-multiline textarea:not([aria-hidden="true"])': {
    fieldSizing: 'content',
    minHeight: 136,
    maxHeight: '60vh',
    resize: 'vertical',
  },
  '& .MuiFormHelperText-root': {
    marginInline: 20,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    '& > [data-hint]': { color: theme.vars.palette.text.secondary },
    '& > [data-note="plain"]': { color: theme.vars.palette.text.primary },
    '& > [data-note="warning"]': { fontWeight: 500, color: theme.vars.palette.secondary.main },
    '& > [data-error]': { fontWeight: 500 },
  },
  '& ::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& input[readonly]': { color: theme.vars.palette.text.secondary },
}));

/** A remark on what a field holds. */
export interface FieldNote {
  text: string;
  tone: 'plain' | 'warning';
}

/** MUI's outlined text field with the label always in its upper edge, also while it is empty. */
export function OutlinedField({ slotProps, ...props }: TextFieldProps) {
  // MUI also allows a function here; nobody in the admin area passes one.
  const inputLabel = slotProps?.inputLabel as object | undefined;
  return (
    <Frame
      {...props}
      fullWidth
      onWheel={(event) => {
        // The wheel scrolls the page, and doesn't change a number that has the focus.
        if (event.target instanceof HTMLInputElement && event.target.type === 'number') {
          event.target.blur();
        }
      }}
      slotProps={{ ...slotProps, inputLabel: { ...inputLabel, shrink: true } }}
    />
  );
}

/** What stands below a field: what it is for, what there is to say of its value, and what is wrong. */
export function helperTextOf(hint: ReactNode, error: string | undefined, note?: FieldNote) {
  if (!hint && !error && !note) return undefined;
  return (
    <>
      {hint && <span data-hint="">{hint}</span>}
      {hint && (note || error) && ' '}
      {note && <span data-note={note.tone}>{note.text}</span>}
      {note && error && ' '}
      {error && <span data-error="">{error}</span>}
    </>
  );
}
