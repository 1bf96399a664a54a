import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { ChoiceControl, TextControl } from './field-rows';
import { LabelledSwitch } from '@/admin/ui/labelled-switch';
import { type FieldNote, helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { SelectField } from '@/admin/ui/select-field';

/** What every control of a form's field is told. */
export interface FieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  hint?: string | undefined;
  /** What there is to say of the present value. */
  note?: FieldNote | undefined;
  /** Marks the label, and tells assistive technology; the rule itself is the form's. */
  isRequired?: boolean;
  isReadOnly?: boolean;
}

interface TextProps<V extends FieldValues> extends FieldProps<V>, TextControl {
  autoComplete?: ComponentProps<'input'>['autoComplete'];
}

/** A text of an admin form. */
export function TextInput<V extends FieldValues>(props: TextProps<V>) {
  const { control, name, label, hint, note, isRequired = false } = props;
  const { type = 'text', placeholder, autoComplete, isReadOnly = false, rows = 1 } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  return (
    <OutlinedField
      {...input}
      inputRef={ref}
      label={label}
      required={isRequired}
      error={fieldState.invalid}
      helperText={helperTextOf(hint, fieldState.error?.message, note)}
      {...(rows > 1 ? { multiline: true, rows } : { type })}
      slotProps={{
        // The browser's own, which CSS lets grow: MUI's measures itself at every letter.
        ...(rows > 1 ? { input: { inputComponent: 'textarea' as const } } : {}),
        htmlInput: { placeholder, autoComplete, readOnly: isReadOnly },
      }}
    />
  );
}

/** One choice of several. */
export function ChoiceInput<V extends FieldValues>(props: FieldProps<V> & ChoiceControl) {
  const { control, name, label, hint, note, isRequired = false, useChoices, emptyLabel } = props;
  const { field, fieldState } = useController({ control, name });
  const { names, labels, problem } = useChoices();
  const { value, onChange, ref, ...input } = field;
  const chosen = String(value);
  return (
    <SelectField
      label={label}
      value={chosen}
      onChange={onChange}
      emptyLabel={emptyLabel}
      // What is stored is offered even where the names lack it, or are not there yet.
      labels={labels}
      options={chosen === '' || names.includes(chosen) ? names : [chosen, ...names]}
      inForm={{
        ...input,
        inputRef: ref,
        required: isRequired,
        error: fieldState.invalid,
        helperText: helperTextOf(problem ?? hint, fieldState.error?.message, note),
      }}
    />
  );
}

/** Something that is ticked or not. */
export function CheckInput<V extends FieldValues>({ control, name, label }: FieldProps<V>) {
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  return (
    <FormControlLabel
      label={label}
      control={<MuiCheckbox {...input} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}

const FramedSwitch = styled(LabelledSwitch)(({ theme }) => ({
  padding: theme.spacing(1.5, 1, 1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& label': { cursor: 'pointer' },
}));

/** Something of an item that is on or off. */
export function SwitchField<V extends FieldValues>({ control, name, label, hint }: FieldProps<V>) {
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  return (
    <FramedSwitch {...input} inputRef={ref} checked={Boolean(value)} label={label} hint={hint} />
  );
}
