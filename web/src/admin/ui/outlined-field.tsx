import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

// The label's notch starts after the field's round corner.
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
  // Not for the hidden copy with which MUI measures a line, or each line would count as this high.
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
  '& input[readonly]': { color: theme.vars.palette.text.secondary },
}));

/** A note on a field's value. */
export interface FieldNote {
  text: string;
  tone: 'plain' | 'warning';
}

/** MUI's outlined text field with the label always on its upper edge, even while it is empty. */
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

/** The text below a field: its hint, a note on its value, and its error. */
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

interface SelectProps extends Omit<
  TextFieldProps,
  'onChange' | 'select' | 'slotProps' | 'variant'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first option, whose value is empty; omitted if a choice is required. */
  emptyLabel?: string | undefined;
  options: readonly string[];
  /** Returns an option's label, if it isn't the value. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** A choice of one value or none. The browser's own list forgets typed letters after a second. */
export function SelectField(props: SelectProps) {
  const { onChange, emptyLabel, options, labels, ...field } = props;
  return (
    <OutlinedField
      {...field}
      select
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {labels?.[option] ?? option}
        </option>
      ))}
    </OutlinedField>
  );
}
